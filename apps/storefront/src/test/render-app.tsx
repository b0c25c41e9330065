import { createSandbox } from '@selat/mock-api'
import type { Sandbox } from '@selat/mock-api'
import { sandboxHandler } from '@selat/mock-api/msw'
import type { LanguageCode } from '@selat/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { createMemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { App } from '../app/app.tsx'
import { loadBase, showReloadMessage } from '../app/load-base.ts'
import { routes } from '../app/routes.tsx'
import { startI18n } from '../shared/i18n.ts'
import { applyLanguage } from '../shared/locale.ts'
import { queryClient } from '../shared/query-client.ts'

export type RenderAppOptions = {
  /** The mock to talk to; a fresh one with its clock at 2026-11-20T06:30:00Z when absent. */
  sandbox?: Sandbox
  /** Host name that names the tenant. */
  host?: string
  language?: LanguageCode
}
