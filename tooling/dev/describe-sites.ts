/** What the mock's console answers about its tenants. */
export type Tenants = {
  Tenants: {
    Slug: string
    Name: string
    Host: string
    System: number | string
    Logins: { Username: string; Password: string; Role: string }[]
  }[]
}

/** `www` of the test-site domain answers on localhost itself, every other name below it. */
function siteAddress(host: string, port: number): string {
  const [name] = host.split('.')
  return `http://${name === 'www' ? '' : `${name}.`}localhost:${port}`
}

export function describeSites({ Tenants: tenants }: Tenants, port: number): string {
  return tenants
    .map(({ Name, Host, System, Logins }) => {
      const users = Logins.map((login) => [login.Username, login.Password, login.Role])
      const width = (column: number) =>
        Math.max(0, ...users.map((user) => user[column]?.length ?? 0))
      const rows = users.map(([name = '', password = '', role = '']) =>
        `      ${name.padEnd(width(0))}  ${password.padEnd(width(1))}  ${role}`.trimEnd(),
      )
      return [`  ${siteAddress(Host, port)}`, `    ${Name} (system ${System})`, ...rows].join('\n')
    })
    .join('\n\n')
}
