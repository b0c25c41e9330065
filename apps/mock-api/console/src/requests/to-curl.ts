type Call = {
  method: string
  path: string
  request: { headers: Record<string, string>; body: string | null } | null
  origin: string
  sandbox: string
}

/** Matches headers that curl sets itself, or that a browser sends about itself. */
const LEFT_OUT =
  /^(host|connection|content-length|accept-encoding|user-agent|origin|referer|dnt|pragma|cache-control|x-forwarded-.*|sec-.*|cookie|x-mock-sandbox)$/i

/** Formats the call as a command for a shell. Secrets are masked in the log, so the user has to fill them in. */
export function toCurl({ method, path, request, origin, sandbox }: Call): string {
  const headers = Object.entries(request?.headers ?? {}).filter(([name]) => !LEFT_OUT.test(name))
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(origin + path)}`,
    ...(sandbox === 'main' ? [] : [`-H ${quote(`X-Mock-Sandbox: ${sandbox}`)}`]),
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(request?.body ? [`--data-raw ${quote(request.body)}`] : []),
  ]
  return parts.join(' \\\n  ')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
