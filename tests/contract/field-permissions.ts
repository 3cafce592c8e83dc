import { getNamedType, isObjectType, isUnionType } from 'graphql';
import { schema } from './operations-by-role.ts';
import { type FieldReaders, fieldPolicies } from './field-policies.ts';

type Shown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is what is shown in place of what may not be read. */
const isHidden = (value: unknown): boolean =>
  value === null ||
  value === false ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isHidden));

/** The type of a field's objects that has policies of its own; null for every other. */
function governedType(type: string, field: string): string | null {
  const parent = schema.getType(type);
  const named = isObjectType(parent) ? getNamedType(parent.getFields()[field]!.type) : null;
  return isObjectType(named) && Object.hasOwn(fieldPolicies, named.name) ? named.name : null;
}

/**
 * What is wrong with an answer, by the path of the field: one that is withheld from who may read it, or shown to who may
 * not. `whole` is the object with everything in it.
 */
export function wrongFields(
  type: string,
  answer: unknown,
  whole: unknown,
  granted: readonly FieldReaders[],
  path = type,
): readonly string[] {
  if (!isObject(whole)) return JSON.stringify(answer) === JSON.stringify(whole) ? [] : [`${path} differs`];
  if (!isObject(answer)) return [`${path} is withheld`];
  return Object.entries(fieldPolicies[type] ?? {}).flatMap(([field, readers]) => {
    const at = `${path}.${field}`;
    const shown = answer[field];
    if (!granted.includes(readers)) return isHidden(shown) ? [] : [`${at} is shown`];
    const inner = governedType(type, field);
    const all = whole[field];
    if (inner === null || all === null)
      return JSON.stringify(shown) === JSON.stringify(all) ? [] : [`${at} is withheld`];
    if (!Array.isArray(all)) return wrongFields(inner, shown, all, granted, at);
    if (!Array.isArray(shown) || shown.length !== all.length) return [`${at} is withheld`];
    return all.flatMap((one, index) => wrongFields(inner, shown[index], one, granted, `${at}.${index}`));
  });
}

/** The fields that aren't for everyone, and aren't filled in any of these objects: what a test says nothing about. */
export const unfilledFields = (type: string, objects: readonly unknown[]): readonly string[] =>
  Object.entries(fieldPolicies[type] ?? {}).flatMap(([field, readers]) =>
    readers === 'EVERYONE' || objects.some((one) => isObject(one) && !isHidden(one[field])) ? [] : [field],
  );

/** The fields of types without policies that lead to a type with policies. */
export const waysIn = (): readonly string[] =>
  Object.values(schema.getTypeMap())
    .flatMap((type) =>
      isObjectType(type) && !type.name.startsWith('__') && !Object.hasOwn(fieldPolicies, type.name)
        ? Object.values(type.getFields()).flatMap((field) => {
            const to = getNamedType(field.type);
            const names = isUnionType(to) ? to.getTypes().map(({ name }) => name) : [to.name];
            return names.some((name) => Object.hasOwn(fieldPolicies, name))
              ? [`${type.name}.${field.name}`]
              : [];
          })
        : [],
    )
    .toSorted();
