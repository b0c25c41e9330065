// This is a program of its own, because it runs the mock from its sources, which the runner of the tests would
// translate once more.
import { renderEveryMail } from '@selat/mock-api/testing/render-every-mail'

process.stdout.write(JSON.stringify(await renderEveryMail({ tenant: 'nusa', language: 'EN' })))
