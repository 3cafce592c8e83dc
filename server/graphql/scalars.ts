import { GraphQLError, GraphQLScalarType } from 'graphql';
import { isDate, isInstant, millisecondsOf } from '@sonde/machines/rules/time';

function textScalar(name: string, toText: (value: unknown) => string | null) {
  const parse = (value: unknown): string => {
    const text = toText(value);
    if (text === null) {
      throw new GraphQLError(`${name} cannot represent this value.`);
    }
    return text;
  };
  return new GraphQLScalarType<string, string>({ name, serialize: parse, parseValue: parse });
}

function asDay(value: unknown): string | null {
  return typeof value === 'string' && isDate(value) ? value : null;
}

function asMoment(value: unknown): string | null {
  if (value instanceof Date) {
    return value.toISOString();
  }
  return typeof value === 'string' && isInstant(value) ? new Date(millisecondsOf(value)).toISOString() : null;
}

function asJson(value: unknown): string | null {
  try {
    return typeof value === 'string' ? JSON.stringify(JSON.parse(value)) : JSON.stringify(value);
  } catch {
    return null;
  }
}

const noUpload = () => new GraphQLError('Upload can only be the file of a multipart request.');

/** A file, which exists only in multipart requests. */
const uploadScalar = new GraphQLScalarType<Blob, never>({
  name: 'Upload',
  serialize() {
    throw noUpload();
  },
  parseValue(value) {
    if (value instanceof Blob) return value;
    throw noUpload();
  },
});

/** The schema's custom scalars; all but `Upload` are strings in JSON. */
export const scalarResolvers = {
  Date: textScalar('Date', asDay),
  DateTime: textScalar('DateTime', asMoment),
  JSONString: textScalar('JSONString', asJson),
  Upload: uploadScalar,
};
