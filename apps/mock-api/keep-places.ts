import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = join(dirname(fileURLToPath(import.meta.url)), 'src')

/** A bundle stands at the root of `dist`: its modules go on looking for their data beside the places that they had. */
export const keepPlaces = {
  name: 'keep-places',
  transform(code: string, id: string): string | null {
    if (!id.startsWith(source) || !code.includes('import.meta.url')) return null
    const place = JSON.stringify(`./${relative(source, id).split(sep).join('/')}`)
    return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`)
  },
}
