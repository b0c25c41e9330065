import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Metafile = {
  outputs: Record<
    string,
    {
      entryPoint?: string
      inputs: Record<string, object>
      imports: { path: string; kind: string }[]
    }
  >
}
type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>

/** Lists the files of an esbuild bundle that a page loads immediately, with their modules. */
export function eagerOfEsbuild(
  folder: string,
  entry: string,
): { files: string[]; modules: string[] } {
  const { outputs } = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')) as Metafile // esbuild writes it in this form
  const files: string[] = []
  const visit = (file: string): void => {
    if (files.includes(file)) return
    files.push(file)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') visit(path)
  }
  for (const [file, { entryPoint }] of Object.entries(outputs))
    if (entryPoint?.endsWith(entry)) visit(file)
  const modules = files.flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
  return { files: files.map((file) => join(folder, file)), modules }
}

/** Lists the files of a Vite bundle that a page loads immediately, with their modules. */
export function eagerOfVite(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest // Vite writes it in this form
  const keys: string[] = []
  const visit = (key: string): void => {
    if (keys.includes(key)) return
    keys.push(key)
    manifest[key]?.imports?.forEach(visit)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key)
  return keys.map((key) => join(folder, manifest[key]?.file ?? ''))
}

export function gzippedBytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0)
}
