type Environment = Readonly<Record<string, string | undefined>>

/**
 * Has the pages of `pnpm dev` report to the mock, whose console shows it: all that they measure, for one who looks at a
 * single page. Whoever names another endpoint or other shares has those.
 */
export function reportsToMock(mockPort: number, environment: Environment): Record<string, string> {
  return {
    SELAT_REPORTS:
      environment['SELAT_REPORTS'] ?? `http://127.0.0.1:${mockPort}/__mock/api/page-reports`,
    SELAT_REPORT_VITALS: environment['SELAT_REPORT_VITALS'] ?? '100',
  }
}
