import { join } from 'node:path'

import { run } from '../../process/run.ts'
import { type Example, writeContract } from './contract.ts'
import type { Subject } from './subject.ts'

type Peer = {
  readonly name: string
  readonly package: string
  readonly version: string
  readonly bin: string
  /** Where the peer looks for the example of an answer. */
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
    // Without its lines for every request, which would cost it most of its speed.
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
 * The peers, brought by `pnpm dlx` and then started by themselves, so that neither pnpm's own time nor its memory counts
 * against them. One that the registry does not have is told and left out.
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
