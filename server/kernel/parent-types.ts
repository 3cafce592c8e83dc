/**
 * What resolvers get as the parent of a type of the schema, where that is not the API's own object. A module adds its
 * types by declaring this interface again (`declare module`), so that the schema's types name no module.
 */
export interface ParentTypes {}
