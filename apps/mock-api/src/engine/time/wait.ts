/**
 * Waits by real time, whatever the sandbox's clock says. False when the caller went away first, and then at once.
 */
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
