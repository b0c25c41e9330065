import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Writes a small tree below the temporary folder, passes it on, and always removes it. */
export async function withTree<T>(
  files: Record<string, string>,
  use: (root: string) => Promise<T>,
  links: Record<string, string> = {},
): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'selat-walls-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    for (const [path, target] of Object.entries(links)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      symlinkSync(target.startsWith('/') ? target : join(root, target), join(root, path))
    }
    return await use(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
