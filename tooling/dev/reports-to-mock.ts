type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the settings by which the pages of `pnpm dev` report all measurements to the mock, whose console shows them.
 * Settings of the environment have priority.
 */
export function reportsToMock(mockPort: number, environment: Environment): Record<string, string> {
  return {
    SELAT_REPORTS:
      environment['SELAT_REPORTS'] ?? `http://127.0.0.1:${mockPort}/__mock/api/page-reports`,
    SELAT_REPORT_VITALS: environment['SELAT_REPORT_VITALS'] ?? '100',
  }
}
