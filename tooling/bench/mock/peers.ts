import { join } from 'node:path'

import { run } from '../../process/run.ts'
import { type Example, writeContract } from './contract.ts'
import type { Subject } from './subject.ts'

type Peer = {
  readonly name: string
  readonly package: string
  readonly version: string
  readonly bin: string
  /** The place where the peer looks for the example of an answer: beside the schema or inside it. */
  readonly example: 'beside' | 'inside'
  readonly args: (contract: string, port: string) => readonly string[]
}

const PEERS: readonly Peer[] = [
  {
    name: 'Prism',
    package: '@stoplight/prism-cli',
    version: '5.16.0',
    bin: 'prism',
    example: 'beside',
    // The log is off, because a line for every request would cost the peer most of its speed.
    args: (contract, port) => [
      ...['mock', contract, '--port', port, '--host', '127.0.0.1'],
      ...['--errors', '--verboseLevel', 'silent'],
    ],
  },
  {
    name: 'Mockoon',
    package: '@mockoon/cli',
    version: '9.9.0',
    bin: 'mockoon-cli',
    example: 'inside',
    args: (contract, port) => [
      ...['start', '--data', contract, '--port', port, '--hostname', '127.0.0.1'],
      ...['--disable-log-to-file', '--disable-admin-api', '--max-transaction-logs', '1'],
    ],
  },
]

export type Absent = { readonly name: string; readonly reason: string }

/**
 * Finds the peers. `pnpm dlx` installs them. They are then started directly, so that pnpm's own time and memory do not
 * count. A peer that the registry does not have is returned as absent, with the reason.
 */
export async function findPeers(
  folder: string,
  examples: readonly Example[],
  question: string,
): Promise<{ peers: Subject[]; absent: Absent[] }> {
  const peers: Subject[] = []
  const absent: Absent[] = []
  for (const peer of PEERS) {
    const name = `${peer.name} ${peer.version}`
    const { code, output } = await run(
      'npx',
      [
        ...['--yes', 'pnpm@12.21.0', `--package=${peer.package}@${peer.version}`],
        ...['dlx', 'sh', '-c', `command -v ${peer.bin}`],
      ],
      { capture: true },
    )
    const command = output.split('\n').find((line) => line.startsWith('/'))
    if (code !== 0 || command === undefined) {
      absent.push({ name, reason: output.trim().split('\n').at(-1) ?? `code ${code}` })
      continue
    }
    const contract = writeContract(join(folder, `${peer.bin}.json`), examples, peer.example)
    peers.push({ name, command, question, args: (port) => peer.args(contract, String(port)) })
  }
  return { peers, absent }
}
