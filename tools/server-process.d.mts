export declare const serverProcess: readonly string[];
