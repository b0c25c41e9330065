/**
 * Converts to the spelling of files and addresses: `getOpeningHours` becomes `get-opening-hours`.
 */
export function toKebab(camel: string): string {
  return camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Converts to the spelling of components and schemas: `opening-hours` becomes `OpeningHours`. */
export function toPascal(kebab: string): string {
  return kebab.replaceAll(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
}

/** Converts to the spelling of functions and variables: `opening-hours` becomes `openingHours`. */
export function toCamel(kebab: string): string {
  const pascal = toPascal(kebab)
  return pascal.slice(0, 1).toLowerCase() + pascal.slice(1)
}
