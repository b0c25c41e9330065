import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

import { residentMb } from '../mock/process-use.ts'
import { type Measured, measureInTurn, type Pace } from '../mock/rounds.ts'
import type { Running } from '../mock/subject.ts'
import { headers, pages } from './pages.ts'

export type Idle = {
  readonly connections: number
  /** The additional megabytes of all connections; null if the system does not report them. */
  readonly addedMb: number | null
  readonly meanwhile: Measured
}

/** Measures how a server answers while other clients have open but silent connections. */
export async function measureIdle(site: Running, connections: number, pace: Pace): Promise<Idle> {
  const before = residentMb(site.pid)
  const sockets: Socket[] = []
  try {
    for (let opened = 0; opened < connections; opened += 1) sockets.push(await open(site.origin))
    const after = residentMb(site.pid)
    const shots = [{ method: 'GET' as const, path: pages.results, headers }]
    const [meanwhile] = await measureInTurn([{ name: site.name, server: site, shots }], pace)
    if (!meanwhile) throw new Error('Nothing was measured')
    return {
      connections,
      meanwhile,
      addedMb: before === null || after === null ? null : after - before,
    }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

async function open(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  // The server may close a connection that is silent for long.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}
