/**
 * The reason to reject that a file is named for, as `unreadable.png` or `amount-differs.jpg`: so a developer gets every
 * ending of a simulated review without the console.
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
