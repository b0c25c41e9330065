const FILE_NAME_MAX = 120

/** Returns the name of an uploaded file without folders and unprintable characters; `otherwise` if nothing is left. */
export function displayName(name: string, otherwise: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const printable = base.slice(0, FILE_NAME_MAX).replaceAll(/\p{C}/gu, '').trim()
  return printable || otherwise
}
