import { existsSync } from 'node:fs'

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

export type Browser = { executablePath: string; args: string[] }

// --no-sandbox because CI runs as root; the rest so that a test's browser talks to nobody but the tests.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The browser of the machine, else one that npm has already brought and that needs no system library. */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist`)
    return { executablePath: named, args: flags }
  }
  const found = installed.find((path) => existsSync(path))
  if (found !== undefined) return { executablePath: found, args: flags }
  // The package unpacks the libraries that a bare machine lacks only where it believes to be on Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  // Its own arguments stay out: they switch off the web's security, which is part of what is tested.
  return { executablePath: await packed.executablePath(), args: flags }
}
