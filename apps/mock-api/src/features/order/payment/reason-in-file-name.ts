/**
 * Finds the reason for a rejection in a file name, such as `unreadable.png` or `amount-differs.jpg`. So a developer gets
 * every outcome of a simulated review without the console.
 */
export function reasonInFileName<Reason extends string>(
  fileName: string,
  reasons: readonly Reason[],
): Reason | undefined {
  const name = fileName
    .toLowerCase()
    .replace(/\.\w+$/, '')
    .replaceAll(/[ -]/g, '_')
  return reasons.find((reason) => reason === name)
}
