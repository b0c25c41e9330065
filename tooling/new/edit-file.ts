import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Files to create and to change in one folder. They are written only after all changes are known to be possible.
 */
export class Draft {
  readonly #texts = new Map<string, string>()
  readonly #tree: string

  constructor(tree: string) {
    this.#tree = tree
  }

  get files(): string[] {
    return [...this.#texts.keys()]
  }

  /** Adds a new file. Throws if it exists already. */
  make(file: string, text: string): void {
    if (existsSync(join(this.#tree, file))) throw new Error(`${file} is there already.`)
    this.#texts.set(file, text)
  }

  change(file: string, edit: (text: string) => string): void {
    this.#texts.set(file, edit(this.read(file)))
  }

  read(file: string): string {
    return this.#texts.get(file) ?? readFileSync(join(this.#tree, file), 'utf8')
  }

  write(): string[] {
    for (const [file, text] of this.#texts) {
      const path = join(this.#tree, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    return this.files
  }
}

/**
 * Adds a line to the list or table that begins with a given text and ends with its bracket alone on a line. Throws if there is
 * none, because the entry would otherwise be missing without notice.
 */
export function intoList(text: string, beginning: string, line: string): string {
  const start = text.indexOf(beginning)
  const length = text.slice(Math.max(start, 0)).search(/\n[\]}]/)
  if (start < 0 || length < 0) throw new Error(`There is no list that begins with "${beginning}".`)
  const end = start + length
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`
}
