import { countryCodes } from '@selat/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countryOptions } from './country-options.ts'
import { createFormat } from './create-format.ts'
import { type LanguageCode, languageCodes, languages } from './languages.ts'

const en = createFormat('EN')
const id = createFormat('ID')
const zh = createFormat('ZH')
const zhtd = createFormat('ZHTD')
const zhsm = createFormat('ZHSM')
const anyLanguage = fc.constantFrom<LanguageCode>(...languageCodes)

/** Removes the separators, which differ between languages, while the digits must not. */
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

it('I18-2 facts, and a date with its time, are joined according to the language', () => {
  expect(en.facts(['Selat Riau Line', '', 'Economy'])).toBe('Selat Riau Line, Economy')
  expect(zhtd.facts(['Selat Riau Line', null, '經濟艙'])).toBe('Selat Riau Line，經濟艙')
  expect(en.localDateTime('2026-12-07T12:30:00+07:00')).toBe('Mon, 7 Dec, 12:30')
  expect(zhtd.localDateTime('2026-12-07T12:30:00+07:00')).toBe('12月7日週一 12:30')
})

describe('money', () => {
  it('I18-2 rupiah has no decimals, and its digits are grouped according to the language', () => {
    const money = { Amount: 1_385_000, Currency: 'IDR', Exponent: 0 }

    expect(spaced(en.money(money))).toBe('Rp 1,385,000')
    expect(spaced(id.money(money))).toBe('Rp 1.385.000')
    expect(spaced(zhsm.money(money))).toBe('Rp 1,385,000')
  })

  it('I18-2 six currencies have six different signs', () => {
    const signs = ['SGD', 'USD', 'TWD', 'MYR', 'CNY', 'THB'].map((Currency) =>
      spaced(zhsm.money({ Amount: 1250, Currency, Exponent: 2 })),
    )

    expect(signs).toEqual(['S$12.50', 'US$12.50', 'NT$12.50', 'RM 12.50', 'CN¥12.50', '฿12.50'])
  })

  it('I18-2 a currency without a sign shows its code', () => {
    expect(spaced(en.money({ Amount: 1250, Currency: 'EUR', Exponent: 2 }))).toBe('EUR 12.50')
  })

  it('I18-2 whole amounts show their decimals, like all other amounts', () => {
    const money = { amount: 3200, currency: 'SGD', exponent: 2 }

    expect(en.money(money)).toBe('S$32.00')
    expect(en.money({ ...money, amount: 3250 })).toBe('S$32.50')
  })

  it('I18-2 a negative amount has a minus before the currency, and no line can break between them', () => {
    expect(en.money({ Amount: -600, Currency: 'SGD', Exponent: 2 })).toBe('−S$6.00')
    expect(en.money({ Amount: -47_000, Currency: 'IDR', Exponent: 0 })).toBe('−Rp\u00A047,000')
    expect(en.money({ Amount: -600, Currency: 'THB', Exponent: 2 })).toBe('−\u2060฿6.00')
    expect(en.money({ Amount: 600, Currency: 'SGD', Exponent: 2 }, { showPlus: true })).toBe(
      '+S$6.00',
    )
    expect(en.money({ Amount: 0, Currency: 'SGD', Exponent: 2 }, { showPlus: true })).toBe('S$0.00')
  })

  it('I18-2 no digit of a safe amount is lost in any language', () => {
    const anyMoney = fc.record({
      Amount: fc.maxSafeInteger(),
      Currency: fc.constantFrom('IDR', 'SGD', 'MYR', 'USD'),
      Exponent: fc.constantFrom(0, 2),
    })

    fc.assert(
      fc.property(anyLanguage, anyMoney, (language, money) => {
        const shown = digitsOf(createFormat(language).money(money))

        expect(BigInt(shown)).toBe(BigInt(Math.abs(money.Amount)))
      }),
    )
  })
})

describe('sentences', () => {
  it('I18-2 a space separates sentences, except in Chinese', () => {
    expect(en.sentences(['Paid.', 'Mail follows.'])).toBe('Paid. Mail follows.')
    expect(id.sentences(['Lunas.', 'Email menyusul.'])).toBe('Lunas. Email menyusul.')
    expect(zh.sentences(['已付款。', '请查收邮件。'])).toBe('已付款。请查收邮件。')
    expect(zhtd.sentences(['已付款。', '請查收郵件。'])).toBe('已付款。請查收郵件。')
    expect(zhsm.sentences(['已付款。', '请查收电邮。'])).toBe('已付款。请查收电邮。')
  })

  it('I18-2 a title gets a full stop before another sentence, and the last text stays as it is', () => {
    expect(en.sentences(['You are offline', 'Try again'])).toBe('You are offline. Try again')
    expect(zh.sentences(['网络已断开', '请重试'])).toBe('网络已断开。请重试')
    expect(zhtd.sentences(['目前沒有網路連線', '請重試'])).toBe('目前沒有網路連線。請重試')
    expect(en.sentences(['Sold out!', 'Which day?', 'It says “Full.”', 'See:', 'x'])).toBe(
      'Sold out! Which day? It says “Full.” See: x',
    )
    expect(zh.sentence('信息有误？')).toBe('信息有误？')
    expect(zh.sentence('说明：')).toBe('说明：')
  })

  it('I18-2 empty texts leave no gap', () => {
    expect(en.sentences([false, 'Paid.', '', undefined, null])).toBe('Paid.')
    expect(en.sentences([])).toBe('')
  })
})

describe('numbers', () => {
  it('I18-2 a whole number has all its digits and its sign in every language', () => {
    fc.assert(
      fc.property(anyLanguage, fc.maxSafeInteger(), (language, value) => {
        const shown = createFormat(language).number(value)

        expect(Number(digitsOf(shown)) * (shown.startsWith('-') ? -1 : 1)).toBe(value)
      }),
    )
  })

  it('I18-2 percentages depend on the language', () => {
    expect(en.percent(0.125)).toBe('12.5%')
    expect(id.percent(0.125)).toBe('12,5%')
  })

  it('I18-2 byte limits are written in the largest unit', () => {
    expect(spaced(en.fileSize(2 * 1024 * 1024))).toBe('2 MB')
    expect(spaced(id.fileSize(2.5 * 1024 * 1024))).toBe('2,5 MB')
    expect(spaced(zh.fileSize(512))).toBe('512 B')
    expect(spaced(zh.fileSize(1024))).toBe('1 kB')
  })

  it('CHK-6 the size of a file over a limit never looks like the limit', () => {
    const limit = 2 * 1024 * 1024

    expect(spaced(en.fileSize(limit + 420, limit))).toBe('2.0004 MB')
    expect(spaced(id.fileSize(limit + 420, limit))).toBe('2,0004 MB')
    expect(spaced(zh.fileSize(limit + 1, limit))).toBe('2.000001 MB')
    expect(spaced(en.fileSize(2.5 * 1024 * 1024, limit))).toBe('2.5 MB')
  })
})

describe('dates', () => {
  it('I18-2 dates depend on the language', () => {
    expect(en.date('2026-03-14', 'long')).toBe('Saturday, 14 March 2026')
    expect(id.date('2026-03-14', 'long')).toBe('Sabtu, 14 Maret 2026')
    expect(zh.date('2026-03-14', 'long')).toBe('2026年3月14日星期六')
    expect(zhtd.date('2026-03-14', 'short')).toBe('3月14日週六')
    expect(en.date('2026-03-14', 'short')).toBe('Sat, 14 Mar')
    expect(en.date('2026-03-14', 'month')).toBe('March 2026')
    expect(zh.date('2026-03-04', 'day')).toBe('4')
    expect(en.dateRange('2026-03-14', '2026-03-16')).toMatch(/^14\D+16 Mar 2026$/)
    for (const chinese of [zh, zhtd, zhsm]) {
      expect(chinese.dateRange('2026-03-14', '2026-03-14')).toBe('2026年3月14日')
      expect(chinese.dateRange('2026-03-14', '2026-03-16')).toBe('2026年3月14日至16日')
      expect(chinese.dateRange('2026-03-30', '2026-04-02')).toBe('2026年3月30日至4月2日')
      expect(chinese.dateRange('2026-12-30', '2027-01-02')).toBe('2026年12月30日至2027年1月2日')
    }
  })

  it('FER-9 a local time keeps the date of its text, whatever its offset', () => {
    const anyDay = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    })
    const anyOffset = fc.constantFrom('+07:00', '+08:00', '-11:00', '+14:00', '')

    fc.assert(
      fc.property(anyLanguage, anyDay, anyOffset, (language, day, offset) => {
        const written = day.toISOString().slice(0, 10)

        const shown = createFormat(language).date(`${written}T00:30:00${offset}`, 'numeric')

        expect([...digitsOf(shown)].toSorted()).toEqual([...digitsOf(written)].toSorted())
      }),
    )
  })

  it('FER-9 an instant is shown with the date at the terminal', () => {
    expect(en.dateAt('2026-03-14T16:30:00Z', 'Asia/Singapore', 'dayMonth')).toBe('15 Mar')
    expect(en.dateAt('2026-03-14T16:30:00Z', 'Asia/Jakarta', 'dayMonth')).toBe('14 Mar')
  })

  it('I18-2 throws on a text that is not a date', () => {
    expect(() => en.date('14/03/2026')).toThrow(RangeError)
  })
})

describe('times', () => {
  it('FER-9 a sailing shows the time of its text, in every language', () => {
    fc.assert(
      fc.property(anyLanguage, fc.integer({ min: 0, max: 1439 }), (language, minute) => {
        const clock = [Math.floor(minute / 60), minute % 60].map((part) =>
          String(part).padStart(2, '0'),
        )

        const shown = createFormat(language).time(`2026-03-14T${clock.join(':')}:00+07:00`)

        expect(shown).toBe(clock.join(language === 'ID' ? '.' : ':'))
      }),
    )
  })

  it('FER-9 an instant is shown with the local time and zone of each terminal', () => {
    const instant = '2026-03-14T02:20:00Z'

    expect(en.timeAt(instant, 'Asia/Singapore')).toBe('10:20')
    expect(en.timeAt(instant, 'Asia/Jakarta')).toBe('09:20')
    expect(en.instant(instant, 'Asia/Jakarta')).toBe('14 Mar 2026, 09:20 WIB')
    expect(en.zonedClock(instant, 'Asia/Singapore')).toBe('10:20 SGT')
    expect(
      ['Asia/Singapore', 'Asia/Kuala_Lumpur', 'Asia/Makassar'].map((zone) =>
        en.zone(zone, instant),
      ),
    ).toEqual(['SGT', 'MYT', 'WITA'])
    expect(en.zone('Asia/Tokyo', instant)).toBe('GMT+9')
  })

  it('I18-2 throws on a text that is not a time', () => {
    expect(() => en.time('soon')).toThrow(RangeError)
  })
})

describe('durations', () => {
  it('I18-2 a crossing time is short, with two digits for minutes after hours', () => {
    expect([45, 65, 120].map(en.duration)).toEqual(['45 min', '1 h 05 min', '2 h'])
    expect([45, 65, 120].map(id.duration)).toEqual(['45 mnt', '1 jam 05 mnt', '2 jam'])
    expect([45, 65, 120].map(zhtd.duration)).toEqual(['45分', '1小時05分', '2小時'])
  })

  it('I18-2 a duration in words is in the language', () => {
    expect(en.durationLong(65)).toBe('1 hour and 5 minutes')
    expect(zh.durationLong(65)).toBe('1小时5分钟')
    expect(zhtd.durationLong(65)).toBe('1 小時 5 分鐘')
    expect(en.durationLong(0)).toBe('0 minutes')
  })

  it('CRT-2 a countdown shows minutes and seconds and stops at zero', () => {
    expect([899, 61, 0, -5, 3661].map(en.countdown)).toEqual([
      '14:59',
      '01:01',
      '00:00',
      '00:00',
      '1:01:01',
    ])
    expect(en.countdownLong(125)).toBe('2 minutes and 5 seconds')
    expect(en.countdownLong(0)).toBe('0 seconds')
  })

  it('I18-2 hours and minutes add up to the duration', () => {
    fc.assert(
      fc.property(anyLanguage, fc.integer({ min: 0, max: 6000 }), (language, minutes) => {
        const numbers =
          createFormat(language)
            .duration(minutes)
            .replaceAll(/[,.]/g, '')
            .match(/\d+/g)
            ?.map(Number) ?? []
        const [first = 0, second = 0] = numbers

        const hours = minutes < 60 ? 0 : first
        expect(hours * 60 + (minutes < 60 ? first : second)).toBe(minutes)
      }),
    )
  })

  it('I18-2 a relative time takes the largest unit', () => {
    expect([7200, -86_400 * 2, 30].map(en.relative)).toEqual([
      'in 2 hours',
      '2 days ago',
      'in 30 seconds',
    ])
    expect(zhtd.relative(7200)).toBe('2 小時後')
  })
})

describe('names and lists', () => {
  it('I18-2 countries are named in the language, and the nearest come first', () => {
    expect(id.country('SG')).toBe('Singapura')
    expect(
      countryOptions('EN')
        .slice(0, 3)
        .map((country) => country.code),
    ).toEqual(['SG', 'ID', 'MY'])
  })

  it.each(languages)('PAX-2 $code names every country once', ({ code }) => {
    const options = countryOptions(code)

    expect(options.map((option) => option.code).toSorted()).toEqual(countryCodes().toSorted())
    expect(options.filter((option) => option.name === option.code)).toEqual([])
  })

  it('I18-2 lists are joined and sorted according to the language', () => {
    expect(en.list(['Batam', 'Bintan', 'Karimun'])).toBe('Batam, Bintan and Karimun')
    expect(zh.list(['巴淡岛', '民丹岛'], 'or')).toBe('巴淡岛或民丹岛')
    expect(zh.list(['1 位成人', '1 位儿童'])).toBe('1 位成人和 1 位儿童')
    expect(zhtd.list(['Rp 130,000', 'S$12.00'])).toBe('Rp 130,000 和 S$12.00')
    expect(zhsm.list(['TAN MEI', '陈慧玲', 'BUDI'])).toBe('TAN MEI、陈慧玲和 BUDI')
    expect(zh.sorted(['新加坡', '巴淡岛', '柔佛'], (name) => name)).toEqual([
      '巴淡岛',
      '柔佛',
      '新加坡',
    ])
  })

  it('I18-2 currencies have names', () => {
    expect(zhtd.currencyName('SGD')).toBe('新加坡幣')
  })
})
