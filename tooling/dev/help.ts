/** The text of `pnpm dev --help`. */
export const HELP = `pnpm dev: the storefront and the mock API it talks to, from source, until Ctrl-C

  Storefront  http://localhost:5173             another port: PORT=5273
  Mock API    http://localhost:4010             another port: SELAT_MOCK_PORT=4110
  Console     http://localhost:4010/__mock      clock, faults, e-mails, payments, requests, pages, sandboxes
  Contract    http://localhost:4010/docs

Other options go to the mock, for example:

  pnpm dev --data sandbox.db                    keep what is booked
  pnpm dev --seed demo --clock 2026-11-20T06:30:00Z
  pnpm dev --faults flaky --log info            let calls fail, and see each of them
  pnpm dev --tenants my-tenants                 serve the tenants of this folder, too
  pnpm dev --database-url postgres://user:password@localhost/selat

All of them: node --conditions=source apps/mock-api/src/main.ts --help`
