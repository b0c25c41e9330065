/** The console's answer about its tenants. */
export type Tenants = {
  tenants: {
    name: string
    web: string
    system: number
    logins: { username: string; password: string; role: string }[]
  }[]
}

/**
 * Returns the address of a site. `www` of the test domain is localhost itself; other names are below it.
 */
function siteAddress(host: string, port: number): string {
  const [name] = host.split('.')
  return `http://${name === 'www' ? '' : `${name}.`}localhost:${port}`
}

export function describeSites({ tenants }: Tenants, port: number): string {
  return tenants
    .map(({ name, web, system, logins }) => {
      const users = logins.map((login) => [login.username, login.password, login.role])
      const width = (column: number) =>
        Math.max(0, ...users.map((user) => user[column]?.length ?? 0))
      const rows = users.map(([user = '', password = '', role = '']) =>
        `      ${user.padEnd(width(0))}  ${password.padEnd(width(1))}  ${role}`.trimEnd(),
      )
      return [`  ${siteAddress(web, port)}`, `    ${name} (system ${system})`, ...rows].join('\n')
    })
    .join('\n\n')
}
