const MAX_LENGTH = 2048

/**
 * Returns the path to return to after a login, or null unless it is a plain path within this site. It refuses other origins
 * in every disguise: `//x`, `/\x`, `/%2F/x`, `/./` and `/../`, a scheme, control characters, and backslashes, also if
 * encoded once or twice. It also refuses the login page itself.
 * @example safeReturnPath('/cart?x=1#top') // '/cart?x=1#top'
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null
  if (!/^\/[!-~]*$/.test(value) || value.includes('\\')) return null
  const path = value.split(/[?#]/, 1)[0] ?? ''
  if (!isPlainPath(path) || /^\/login\/*$/i.test(path)) return null
  return value
}

function isPlainPath(path: string): boolean {
  // Code that uses the path later may decode it more often than this one.
  let decoded = path
  for (let round = 0; round < 3; round += 1) {
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    if (/\/\/|\/\.{1,2}(\/|$)|[\\\u0000-\u0020\u007f-\u009f]/.test(decoded)) return false
    const next = decodeOnce(decoded)
    if (next === null) return false
    decoded = next
  }
  return true
}

function decodeOnce(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
