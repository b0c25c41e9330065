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

/** Whether a program listens on the port, at either loopback address. */
export async function isTaken(port: number): Promise<boolean> {
  const open = await Promise.all(loopbacks.map((host) => answers(host, port)))
  return open.includes(true)
}

/**
 * Returns the port in a variable; undefined if it is empty. Throws one sentence if it is not a port.
 */
export function readPort(variable: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port
  throw new Error(`${variable} is a port, a whole number from 1 to 65535, not "${text}".`)
}
