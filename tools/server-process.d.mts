export declare const serverProcess: readonly string[];
export declare const serverVariables: Readonly<Record<string, string>>;
