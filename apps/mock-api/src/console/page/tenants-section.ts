import { html } from 'hono/html'

import type { ConsoleTenant } from '../list-tenants.ts'
import type { Html } from './section-parts.ts'

/** Where to go, and as whom. */
export function tenantsSection(tenants: readonly ConsoleTenant[]): Html {
  return html`<section id="tenants" aria-labelledby="tenants-title">
    <h2 id="tenants-title">Tenants</h2>
    <p class="hint">Each has a storefront of its own, and accounts to try.</p>
    <ul class="list">
      ${tenants.map(tenantCard)}
    </ul>
  </section>`
}

function tenantCard(tenant: ConsoleTenant): Html {
  return html`<li class="card">
    <h3>${tenant.name}</h3>
    <p class="small quiet">System ${tenant.system}, ${tenant.currencies.join(' ')}</p>
    <p><a href="${tenant.storefront}" target="_blank" rel="noopener">${tenant.storefront}</a></p>
    <details id="logins-${tenant.slug}">
      <summary class="small">${tenant.logins.length} accounts</summary>
      <table>
        <thead>
          <tr>
            <th>User</th>
            <th>Password</th>
            <th>Role</th>
          </tr>
        </thead>
        <tbody>
          ${tenant.logins.map(
            (login) =>
              html`<tr>
                <td class="mono">${login.username}</td>
                <td class="mono">${login.password}</td>
                <td>${login.role}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </li>`
}
