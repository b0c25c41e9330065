import { REPORTS_META, writeWanted } from '../../src/shared/app/reports/wanted-reports.ts'
import type { WantedReports } from '../../src/shared/app/reports/wanted-reports.ts'
import type { SiteFiles } from '../site-files.ts'

/** The same files, whose documents tell the browser that reports are wanted. Without that it downloads and sends nothing. */
export function tellPages(files: SiteFiles, wanted: WantedReports): SiteFiles {
  const meta = `<meta name="${REPORTS_META}" content="${writeWanted(wanted)}">`
  return {
    ...files,
    document: async () => {
      const { shell, template } = await files.document()
      return {
        shell: shell.replace('</head>', `${meta}</head>`),
        template: { ...template, metas: template.metas + meta },
      }
    },
  }
}
