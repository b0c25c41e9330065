const FILE_NAME_MAX = 120

/** The name of an uploaded file as a name: no folders, nothing unprintable; `otherwise` when nothing is left. */
export function displayName(name: string, otherwise: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const printable = base.slice(0, FILE_NAME_MAX).replaceAll(/\p{C}/gu, '').trim()
  return printable || otherwise
}
