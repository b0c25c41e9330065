/** What is wrong with a name, in one sentence; undefined where every reader knows its words. */
export function faultOfName(name: string): string | undefined
