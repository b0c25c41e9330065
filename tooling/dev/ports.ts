import { connect } from 'node:net'

const loopbacks = ['127.0.0.1', '::1']

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const finish = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}

/** Somebody listens on the port of this machine, by either loopback address. */
export async function isTaken(port: number): Promise<boolean> {
  const open = await Promise.all(loopbacks.map((host) => answers(host, port)))
  return open.includes(true)
}
