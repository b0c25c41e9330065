import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root, run } from '../../process/run.ts'

/** Packs packages of the workspace into a folder. Returns the tarballs as arguments of npm in that folder. */
export async function packInto(place: string, folders: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const folder of folders) {
    const to = ['pack', '--pack-destination', place]
    const args = ['--yes', '--prefer-offline', 'pnpm@12', '--dir', join(root, folder), ...to]
    const { code, output } = await run('npx', args, { cwd: place, capture: true })
    if (code !== 0) throw new Error(`packing ${folder} fails:\n${output}`)
    const { name, version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    files.push(`./${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
  }
  return files
}
