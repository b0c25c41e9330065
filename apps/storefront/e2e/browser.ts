import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export type Browser = { executablePath: string; args: string[]; ignoreDefaultArgs: string[] }

// `--no-sandbox` is needed because CI runs as root. The last two save processes, which take an eighth of the work of
// all journeys: pages of one site share a process, and the network has none of its own. The others keep the browser
// from talking to other hosts than those of the tests.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--process-per-site',
  '--enable-features=NetworkServiceInProcess2',
]

// Playwright keeps the browser's shared memory in files, because many containers give /dev/shm 64 MB, in which pages die.
const unneeded = hasSharedMemory() ? ['--disable-dev-shm-usage'] : []

function hasSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bsize, bavail } = statfsSync('/dev/shm')
  return bsize * bavail >= 2 ** 30
}

/** Returns the named browser, else the one that npm brings where it runs, else one of the machine. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist`)
    return { executablePath: named, args: flags, ignoreDefaultArgs: unneeded }
  }
  // This is a headless shell: it draws the same with half the work of a whole browser, and is the same on each machine.
  const shell =
    process.platform === 'linux' && process.arch === 'x64' ? await unpackShell() : undefined
  if (shell !== undefined && canRun(shell))
    return { executablePath: shell, args: flags, ignoreDefaultArgs: unneeded }
  const found = installed.find((path) => existsSync(path))
  if (found === undefined) throw new Error('There is no browser; CHROMIUM can name one')
  return { executablePath: found, args: flags, ignoreDefaultArgs: unneeded }
}

async function unpackShell(): Promise<string> {
  // The package unpacks the libraries that a bare machine lacks only if it believes that it runs on Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  // The fonts of the machine cover more scripts than the one that the package unpacks.
  if (existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_PATH ??= '/etc/fonts'
  // The package's own arguments are left out, because they switch off the web's security, which is part of what is
  // tested.
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

/** Returns whether the browser runs here, because a machine may lack more than the package brings. */
function canRun(path: string): boolean {
  return spawnSync(path, ['--version']).status === 0
}
