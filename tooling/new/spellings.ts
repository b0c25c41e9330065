/** The spelling of files and addresses: `getOpeningHours` gives `get-opening-hours`. */
export function toKebab(camel: string): string {
  return camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The spelling of components and schemas: `opening-hours` gives `OpeningHours`. */
export function toPascal(kebab: string): string {
  return kebab.replaceAll(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
}

/** The spelling of functions and variables: `opening-hours` gives `openingHours`. */
export function toCamel(kebab: string): string {
  const pascal = toPascal(kebab)
  return pascal.slice(0, 1).toLowerCase() + pascal.slice(1)
}
