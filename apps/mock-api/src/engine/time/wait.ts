/** Waits in real time, not in the sandbox's time. Resolves to false as soon as the signal is aborted. */
export function wait(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false)
    const end = (whole: boolean) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
      resolve(whole)
    }
    const leave = () => end(false)
    const timer = setTimeout(end, ms, true)
    signal.addEventListener('abort', leave)
  })
}
