import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import pg from 'pg'

const READY_MS = 20_000

/** Settings that make it fast, because its data is not needed after the tests. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '100',
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
}

/**
 * Finds the folder of PostgreSQL's programs on this machine: the newest of Debian's, or else one on the path. Null if there
 * is none, or no user may run it.
 */
export function findPostgres(): string | null {
  if (isRoot() && ownId() === null) return null
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').toSorted(byVersion).toReversed(),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null
}

function byVersion(first: string, second: string): number {
  const [one = 0, two = 0] = [first, second].map((path) => Number(/\d+/.exec(path)?.[0] ?? 0))
  return one - two
}

export type PrivatePostgres = { readonly url: string; readonly stop: () => Promise<void> }

/**
 * Starts a private PostgreSQL on loopback, with its data in a temporary folder. It ends with `stop()`, and with this process
 * however that ends: its guard process waits until the pipe between them closes.
 */
export async function startPrivatePostgres(programs: string): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'selat-postgres-'))
  const owner = ownerOf(folder)
  const password = randomBytes(12).toString('hex')
  const secret = join(folder, 'password')
  writeFileSync(secret, password)
  if (owner) chownSync(secret, owner.uid, owner.gid)
  const data = join(folder, 'data')
  makeCluster(join(programs, 'initdb'), ['-D', data, '--pwfile', secret], owner)
  const port = await freePort()
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = [join(programs, 'postgres'), '-D', data, '-p', String(port), ...settings]
  const watchdog = spawn(
    '/bin/sh',
    [
      '-c',
      'folder=$1; shift; "$@" & read -r _; kill -INT $!; wait $!; rm -rf "$folder"',
      'keeper',
      folder,
      ...server,
    ],
    { ...owner, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  let said = ''
  watchdog.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const ended = new Promise<void>((resolve) => watchdog.once('close', () => resolve()))
  const stop = async () => {
    watchdog.stdin.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  try {
    await untilAnswers(url)
  } catch (error) {
    await stop()
    throw new Error(`PostgreSQL did not start: ${said}`, { cause: error })
  }
  return { url, stop }
}

type Owner = { readonly uid: number; readonly gid: number }

/**
 * Returns the owner for the server. PostgreSQL refuses to run as root, so root runs it as the user postgres, whom its
 * package creates.
 */
function ownerOf(folder: string): Owner | null {
  const owner = isRoot() ? ownId() : null
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return owner
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function ownId(): Owner | null {
  const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const [uid = 0, gid = 0] = ids.map(({ stdout }) => Number(stdout))
  return ids.every(({ status }) => status === 0) ? { uid, gid } : null
}

/**
 * Creates a cluster. If this build has one, its language has a sort order that differs from that of bytes, because our
 * sorting must not depend on it.
 */
function makeCluster(initdb: string, args: readonly string[], owner: Owner | null): void {
  const common = [...args, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--no-sync']
  const languages = [['--locale-provider=icu', '--icu-locale=en', '--locale=C'], ['--locale=C']]
  const errors: string[] = []
  for (const language of languages) {
    const { status, stderr } = spawnSync(initdb, [...common, ...language], {
      ...owner,
      encoding: 'utf8',
    })
    if (status === 0) return
    errors.push(stderr)
  }
  throw new Error(errors.join('\n'))
}

async function untilAnswers(url: string): Promise<void> {
  const endsAt = performance.now() + READY_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (performance.now() > endsAt) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    } finally {
      await client.end()
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
