const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * The milliseconds in which a second signal is ignored, because programs that start a command often repeat a signal
 * that the terminal has already sent. People are slower.
 */
const ECHO_MS = 500

/** Calls `stop` at the first signal. A second signal ends the process immediately. */
export function handleSignals(stop: (signal: string) => Promise<void>): void {
  let stoppingSince: number | null = null
  for (const [signal, code] of Object.entries(SIGNALS))
    process.on(signal, () => {
      if (stoppingSince === null) {
        stoppingSince = performance.now()
        void stop(signal)
      } else if (performance.now() - stoppingSince > ECHO_MS) process.exit(code)
    })
}
