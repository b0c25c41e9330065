type Asked = { port: number; host: string }

/**
 * Says in one sentence why a server cannot listen, with the option that helps; the message of any other error is
 * returned unchanged.
 */
export function describeListenFailure(error: NodeJS.ErrnoException, { port, host }: Asked): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port} is taken. Stop the program that listens there, or choose another with --port.`,
      )
    case 'EACCES':
      return new Error(`Port ${port} is for the system; choose another with --port.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(`--host takes a name or an address of this machine, not "${host}".`)
    default:
      return error
  }
}
