const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/** What starts a command often repeats the signal that its terminal has sent it already; a person is not so quick. */
const ECHO_MS = 500

/** The first signal asks for a stop in peace; a second one ends the process at once. */
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
