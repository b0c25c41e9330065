const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/** The first signal asks for a stop in peace; a second one ends the process at once. */
export function handleSignals(stop: (signal: string) => Promise<void>): void {
  let isStopping = false
  for (const [signal, code] of Object.entries(SIGNALS))
    process.on(signal, () => {
      if (isStopping) process.exit(code)
      isStopping = true
      void stop(signal)
    })
}
