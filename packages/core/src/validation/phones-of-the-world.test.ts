import { describe, expect, it } from 'vitest'
import { checkPhone, type EditedText, editPhone, phoneUri } from './index.ts'

// Region, calling code, and a mobile number of the region's usual length as it follows the code.
const regions = `
AC 247 40123|AD 376 312345|AE 971 501234567|AF 93 701234567|AG 1 2684641234|AI 1 2642351234|AL 355 672123456|AM 374 77123456
AO 244 923123456|AR 54 91123456789|AS 1 6847331234|AT 43 664123456|AU 61 412345678|AW 297 5601234|AX 358 412345678
AZ 994 401234567|BA 387 61123456|BB 1 2462501234|BD 880 1812345678|BE 32 470123456|BF 226 70123456|BG 359 43012345
BH 973 36001234|BI 257 79561234|BJ 229 0195123456|BL 590 690001234|BM 1 4413701234|BN 673 7123456|BO 591 71234567
BQ 599 3181234|BR 55 11961234567|BS 1 2423591234|BT 975 17123456|BW 267 71123456|BY 375 294911911|BZ 501 6221234
CA 1 5062345678|CC 61 412345678|CD 243 991234567|CF 236 70012345|CG 242 061234567|CH 41 781234567|CI 225 0123456789
CK 682 71234|CL 56 221234567|CM 237 671234567|CN 86 13123456789|CO 57 3211234567|CR 506 83123456|CU 53 51234567
CV 238 9911234|CW 599 95181234|CX 61 412345678|CY 357 96123456|CZ 420 601123456|DE 49 15123456789|DJ 253 77831001
DK 45 34412345|DM 1 7672251234|DO 1 8092345678|DZ 213 551234567|EC 593 991234567|EE 372 51234567|EG 20 1001234567
EH 212 650123456|ER 291 7123456|ES 34 612345678|ET 251 911234567|FI 358 412345678|FJ 679 7012345|FK 500 51234
FM 691 3501234|FO 298 211234|FR 33 612345678|GA 241 06031234|GB 44 7400123456|GD 1 4734031234|GE 995 555123456
GF 594 694201234|GG 44 7781123456|GH 233 231234567|GI 350 57123456|GL 299 221234|GM 220 3012345|GN 224 601123456
GP 590 690001234|GQ 240 222123456|GR 30 6912345678|GT 502 51234567|GU 1 6713001234|GW 245 955012345|GY 592 6091234
HK 852 51234567|HN 504 91234567|HR 385 921234567|HT 509 34101234|HU 36 201234567|ID 62 812345678|IE 353 850123456
IL 972 502345678|IM 44 7924123456|IN 91 8123456789|IO 246 3801234|IQ 964 7912345678|IR 98 9123456789|IS 354 6111234
IT 39 3123456789|JE 44 7797712345|JM 1 8762101234|JO 962 790123456|JP 81 9012345678|KE 254 712123456|KG 996 700123456
KH 855 91234567|KI 686 72001234|KM 269 3212345|KN 1 8697652917|KP 850 1921234567|KR 82 1020000000|KW 965 50012345
KY 1 3453231234|KZ 7 7710009998|LA 856 2023123456|LB 961 71123456|LC 1 7582845678|LI 423 660234567|LK 94 712345678
LR 231 770123456|LS 266 50123456|LT 370 61234567|LU 352 628123456|LV 371 21234567|LY 218 912345678|MA 212 650123456
MC 377 612345678|MD 373 62112345|ME 382 67622901|MF 590 690001234|MG 261 321234567|MH 692 2351234|MK 389 72345678
ML 223 65012345|MM 95 92123456|MN 976 88123456|MO 853 66123456|MP 1 6702345678|MQ 596 696201234|MR 222 22123456
MS 1 6644923456|MT 356 96961234|MU 230 52512345|MV 960 7712345|MW 265 991234567|MX 52 2221234567|MY 60 123456789
MZ 258 821234567|NA 264 811234567|NC 687 751234|NE 227 93123456|NF 672 381234|NG 234 8021234567|NI 505 81234567
NL 31 612345678|NO 47 40612345|NP 977 9841234567|NR 674 5551234|NU 683 8884012|NZ 64 211234567|OM 968 92123456
PA 507 61234567|PE 51 912345678|PF 689 87123456|PG 675 70123456|PH 63 9051234567|PK 92 3012345678|PL 48 512345678
PM 508 551234|PR 1 7872345678|PS 970 599123456|PT 351 912345678|PW 680 6201234|PY 595 961456789|QA 974 33123456
RE 262 692123456|RO 40 712034567|RS 381 601234567|RU 7 9123456789|RW 250 720123456|SA 966 512345678|SB 677 7421234
SC 248 2510123|SD 249 911231234|SE 46 701234567|SG 65 81234567|SH 290 51234|SI 386 31234567|SJ 47 41234567
SK 421 912123456|SL 232 25123456|SM 378 66661212|SN 221 701234567|SO 252 71123456|SR 597 7412345|SS 211 977123456
ST 239 9812345|SV 503 70123456|SX 1 7215205678|SY 963 944567890|SZ 268 76123456|TA 290 8999|TC 1 6492311234
TD 235 63012345|TG 228 90112345|TH 66 812345678|TJ 992 917123456|TK 690 7290|TL 670 77212345|TM 993 66123456
TN 216 20123456|TO 676 7715123|TR 90 5012345678|TT 1 8682911234|TV 688 901234|TW 886 912345678|TZ 255 621234567
UA 380 501234567|UG 256 712345678|US 1 2015550123|UY 598 94231234|UZ 998 912345678|VA 39 3123456789|VC 1 7844301234
VE 58 4121234567|VG 1 2843001234|VI 1 3406421234|VN 84 912345678|VU 678 5912345|WF 681 821234|WS 685 7212345
XK 383 43201234|YE 967 712345678|YT 262 639012345|ZA 27 711234567|ZM 260 955123456|ZW 263 712345678`
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [region = '', code = '', national = ''] = line.split(' ')
    return { region, code, national }
  })

const foreign = regions.filter(({ code }) => code !== '1')
const ours = regions.filter(({ code }) => code === '1')

/** Spellings that begin with a plus and the country's code; some telephones put marks that are not seen around a copied number. */
const withPlus = (code: string, national: string) => [
  `+${code}${national}`,
  `+${code} ${national.replace(/(\d{2})(?=\d)/g, '$1 ')}`,
  `(+${code}) ${national}`,
  `\u202a+${code} ${national}\u202c`,
  `＋${code}-${national}`,
  `Tel.: +${code}.${national}`,
]

/** A field after a key that is pressed where its caret is. */
const pressed = ({ value, caret }: EditedText, key: string) =>
  editPhone(value.slice(0, caret) + key + value.slice(caret), caret + 1)

/** Returns what an empty field shows while a text is typed into it, a key at a time. */
function typing(text: string): readonly string[] {
  let field: EditedText = { value: '', caret: 0 }
  return [...text].map((key) => {
    field = pressed(field, key)
    return field.value
  })
}

/** Returns what a field shows after each of its digits is taken out and typed again in its place. */
function correcting(text: string): readonly (readonly [without: string, again: string])[] {
  return [...text].flatMap((key, at) => {
    if (/\D/.test(key)) return []
    const without = editPhone(text.slice(0, at) + text.slice(at + 1), at)
    return [[without.value, pressed(without, key).value] as const]
  })
}

const accepted = (texts: readonly string[]) => texts.filter((text) => checkPhone(text).ok)
const digits = (text: string) => text.replace(/\D/g, '')
const grouped = (national: string) => national.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3')

describe('the numbers of all regions', () => {
  it('has them all', () => {
    expect([regions.length, foreign.length, new Set(regions.map(({ region }) => region)).size]).toEqual([
      245, 220, 245,
    ])
  })

  it('never makes a North American number of a foreign one that is typed with its plus', () => {
    for (const { region, code, national } of foreign) {
      for (const text of withPlus(code, national)) {
        const shown = typing(text)
        expect(accepted(shown), `${region} ${text}`).toEqual([])
        expect(shown.at(-1), region).toBe(`+${code}${national}`.slice(0, 14))
      }
    }
  })

  it('never makes one of a foreign number that is pasted or filled in', () => {
    for (const { region, code, national } of foreign) {
      for (const text of withPlus(code, national)) {
        expect(editPhone(text, text.length).value, region).toBe(`+${code}${national}`.slice(0, 14))
        expect(checkPhone(text), region).toEqual({
          ok: false,
          message: 'Please enter a Canadian or US number of 10 digits, without an extension',
        })
      }
      expect(accepted([`00${code}${national}`, `011${code}${national}`]), region).toEqual([])
    }
  })

  it('never makes one of a foreign number that is corrected in the middle', () => {
    for (const { region, code, national } of foreign) {
      const shown = editPhone(`+${code}${national}`, 0).value
      for (const [without, again] of correcting(shown)) {
        // +91… without its 9 is +1 and a whole number, until the digit is back.
        if (without.startsWith('(')) expect(shown[2], region).toBe('1')
        else expect([accepted([without]), again], region).toEqual([[], shown])
        expect(accepted([again]), region).toEqual([])
      }
    }
  })

  it('keeps every digit of a foreign number that is typed without its plus', () => {
    for (const { region, code, national } of foreign) {
      const text = `${code}${national}`
      expect(digits(typing(text).at(-1) ?? ''), region).toBe(text)
      if (text.length > 10) expect(checkPhone(text).ok, region).toBe(false)
    }
  })

  it('formats every North American number in every spelling, typed, pasted and corrected', () => {
    for (const { region, national } of ours) {
      const whole = grouped(national)
      const spellings = [
        national,
        `1${national}`,
        `1 ${whole}`,
        `1.${national.replace(/(\d{3})(?=\d{4})/g, '$1.')}`,
        ...withPlus('1', national),
      ]
      for (const text of spellings) {
        expect(typing(text).at(-1), `${region} ${text}`).toBe(whole)
        expect(checkPhone(text), `${region} ${text}`).toEqual({ ok: true, value: whole })
      }
      expect(correcting(whole).map(([, again]) => again)).toEqual(Array(10).fill(whole))
    }
  })

  it('dials each number as what it is', () => {
    for (const { region, code, national } of regions) {
      for (const text of withPlus(code, national)) expect(phoneUri(text), region).toBe(`+${code}${national}`)
    }
  })

  it('keeps a digit too many, wherever it is typed', () => {
    const whole = '(416) 555-0123'
    for (let at = 0; at <= whole.length; at += 1) {
      const { value } = editPhone(`${whole.slice(0, at)}9${whole.slice(at)}`, at + 1)
      expect([value.length, checkPhone(value).ok], value).toEqual([11, false])
    }
  })
})
