/**
 * The parent objects of schema types in resolvers, if they differ from the API's own objects. A module adds its
 * types by declaration merging (`declare module`), so that the schema's types don't depend on modules.
 */
export interface ParentTypes {}
