import type { PassengerField } from './passenger.ts'

/** The meaning of a column: a passenger's field, a whole name, the sex from which the title is derived, or unknown. */
export type TableColumn = PassengerField | 'fullName' | 'sex' | 'ignored'

/** The headings by which a column is recognised in any language, in lower case without spaces and signs. */
const HEADINGS: Readonly<Record<Exclude<TableColumn, 'ignored'>, readonly string[]>> = {
  title: ['title', 'salutation', 'sapaan', 'gelar', '称谓', '稱謂', '称呼'],
  fullName: [
    'name',
    'fullname',
    'passengername',
    'nameasinpassport',
    'nama',
    'namalengkap',
    '姓名',
  ],
  firstName: ['firstname', 'givenname', 'givennames', 'namadepan', '名', '名字'],
  lastName: ['lastname', 'surname', 'familyname', 'namabelakang', 'namakeluarga', '姓', '姓氏'],
  nativeName: ['nativename', 'chinesename', 'nameinchinese', 'namamandarin', '中文名', '中文姓名'],
  sex: ['sex', 'gender', 'mf', 'jeniskelamin', 'kelamin', 'lp', '性别', '性別'],
  dateOfBirth: [
    'dateofbirth',
    'birthdate',
    'dob',
    'birthday',
    'tanggallahir',
    'tgllahir',
    '出生日期',
    '生日',
  ],
  nationality: ['nationality', 'citizenship', 'kewarganegaraan', 'warganegara', '国籍', '國籍'],
  countryOfResidence: [
    'countryofresidence',
    'residence',
    'negaratempattinggal',
    'negaradomisili',
    '居住国',
    '居住國',
    '居住地',
    '居住国家',
    '居住國家',
  ],
  passportNumber: [
    'passportnumber',
    'passportno',
    'passport',
    'documentnumber',
    'documentno',
    'nomorpaspor',
    'nopaspor',
    'paspor',
    '护照号码',
    '护照号',
    '護照號碼',
    '護照號',
  ],
  dateOfIssue: [
    'dateofissue',
    'issuedate',
    'issuedon',
    'doi',
    'tanggalterbit',
    'tglterbit',
    '签发日期',
    '簽發日期',
    '发证日期',
    '發照日期',
    '核發日期',
  ],
  dateOfExpiry: [
    'dateofexpiry',
    'expirydate',
    'expiry',
    'expires',
    'validuntil',
    'doe',
    'tanggalkedaluwarsa',
    'tanggalhabisberlaku',
    'berlakuhingga',
    '有效期至',
    '有效日期',
    '到期日',
    '到期日期',
    '效期截止日',
    '届满日期',
    '屆滿日期',
  ],
  placeOfBirth: [
    'placeofbirth',
    'birthplace',
    'pob',
    'tempatlahir',
    '出生地',
    '出生地点',
    '出生地點',
  ],
  placeOfIssue: [
    'placeofissue',
    'issuedat',
    'poi',
    'tempatterbit',
    'tempatpenerbitan',
    '签发地',
    '簽發地',
    '签发地点',
    '簽發地點',
    '發照地點',
    '核發地點',
  ],
}

const COLUMN_OF: ReadonlyMap<string, TableColumn> = new Map(
  Object.entries(HEADINGS).flatMap(([column, headings]) =>
    headings.map((heading) => [heading, column as TableColumn] as const),
  ),
)

/** The columns of a list without headings. The downloadable template has the same order. */
export const TABLE_COLUMNS = [
  'title',
  'firstName',
  'lastName',
  'dateOfBirth',
  'nationality',
  'passportNumber',
  'dateOfIssue',
  'dateOfExpiry',
  'placeOfBirth',
  'placeOfIssue',
  'countryOfResidence',
  'nativeName',
] as const satisfies readonly PassengerField[]

/** The least number of known headings by which a row counts as a heading. */
const HEADINGS_MIN = 2

/** The headings of columns in one language, as the template in that language has them. */
export type ColumnNames = Readonly<Partial<Record<PassengerField, string>>>

/**
 * Returns the columns that the cells of a first row name; null if the row is not a heading. Only the first of repeated
 * headings is used. `names` have priority over the known headings.
 */
export function readHeadings(
  cells: readonly string[],
  names: ColumnNames = {},
): TableColumn[] | null {
  const seen = new Set<TableColumn>()
  const named = new Map(
    Object.entries(names).map(([column, name]) => [toKey(name), column as TableColumn] as const),
  )
  const columns = cells.map((cell): TableColumn => {
    const column = named.get(toKey(cell)) ?? COLUMN_OF.get(toKey(cell))
    if (column === undefined || seen.has(column)) return 'ignored'
    seen.add(column)
    return column
  })
  return seen.size >= HEADINGS_MIN ? columns : null
}

function toKey(cell: string): string {
  return cell
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
}
