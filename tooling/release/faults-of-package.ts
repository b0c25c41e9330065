import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Manifest = {
  bin?: Record<string, string>
  exports?: Record<string, Record<string, string>>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const REQUIRED = ['LICENSE', 'README.md', 'package.json']
const UNWANTED_NAME =
  /(?:^|\/)(?:\.env[^/]*|\.npmrc|id_\w+)$|\.(?:map|pem|key|tsbuildinfo|test\.\w+)$/
const SECRETS = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/,
  'a token of a registry': /\bnpm_[A-Za-z0-9]{36}\b|:_authToken\s*=\s*[^\s$]/,
  'a token of a forge': /\bgh[oprsu]_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{40}/,
  'a key of a cloud': /\bAKIA[A-Z0-9]{16}\b/,
  'a source map': /sourceMappingURL=data:/,
}

/**
 * Lists the reasons why an unpacked package cannot be published. No file may contain one of the `places`.
 */
export function faultsOfPackage(folder: string, places: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  return [
    ...REQUIRED.filter((name) => !files.includes(name)).map((name) => `${name} is missing.`),
    ...missingTargets(folder),
    ...badRanges(folder),
    ...files.filter(isOwnPage).flatMap((name) => deadLinks(folder, name)),
    ...files.filter((name) => UNWANTED_NAME.test(name)).map((name) => `${name} is in it.`),
    ...files.flatMap((name) =>
      faultsOfText(readFileSync(join(folder, name), 'utf8'), places).map(
        (what) => `${name} holds ${what}.`,
      ),
    ),
  ]
}

function missingTargets(folder: string): string[] {
  const { bin = {}, exports = {} } = readManifestIn(folder)
  const targets = [...Object.values(bin), ...Object.values(exports).flatMap((to) => flat(to))]
  return [...new Set(targets)]
    .filter((target) => !existsSync(join(folder, target)))
    .map((target) => `${target}, which package.json names, is missing.`)
}

function badRanges(folder: string): string[] {
  const { dependencies, peerDependencies } = readManifestIn(folder)
  return Object.entries({ ...dependencies, ...peerDependencies })
    .filter(([, range]) => /^(?:workspace|catalog|link|file):/.test(range))
    .map(([name, range]) => `${name} is wanted as ${range}, which no registry has.`)
}

/**
 * Whether a file is a page of ours for readers. The build's lists of licences quote the texts of others.
 */
const isOwnPage = (name: string) => /^(?:README|guides\/.+)\.md$/.test(name)

/**
 * Lists the links of a page to files that are not in the package. Users have nothing else of the repository.
 */
function deadLinks(folder: string, page: string): string[] {
  const text = readFileSync(join(folder, page), 'utf8')
  return [...text.matchAll(/\]\((?!\w+:|#)([^)#]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !existsSync(join(folder, dirname(page), target)))
    .map((target) => `${page} links to ${target}, which is not in it.`)
}

function faultsOfText(text: string, places: readonly string[]): string[] {
  const found = Object.entries(SECRETS).filter(([, pattern]) => pattern.test(text))
  const here = places.filter((place) => text.includes(place)).map(() => 'a path of this machine')
  return [...found.map(([what]) => what), ...new Set(here)]
}

function flat(target: string | Record<string, string>): string[] {
  return typeof target === 'string' ? [target] : Object.values(target)
}

function readManifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
