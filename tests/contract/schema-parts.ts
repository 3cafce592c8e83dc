import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLInputField, GraphQLNamedType } from 'graphql';

type Described = readonly [name: string, description: string | null | undefined];

/** A type with its values, or its fields and their arguments. */
export function describedParts(type: GraphQLNamedType): readonly Described[] {
  const parts: Described[] = [[type.name, type.description]];
  if (isEnumType(type))
    return [
      ...parts,
      ...type.getValues().map(({ name, description }): Described => [`${type.name}.${name}`, description]),
    ];
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return parts;
  for (const field of Object.values<GraphQLField | GraphQLInputField>(type.getFields())) {
    const name = `${type.name}.${field.name}`;
    const fieldArguments = 'args' in field ? field.args : [];
    parts.push([name, field.description]);
    parts.push(
      ...fieldArguments.map((argument): Described => [`${name}(${argument.name})`, argument.description]),
    );
  }
  return parts;
}
