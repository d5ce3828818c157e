import { describe, expect, it } from 'vitest'
import { cornerPlace, type DialogLayout, placeOnPage, toastPlace } from './toast-place.ts'

const phone: DialogLayout = {
  window: { width: 390, height: 844 },
  dialog: { top: 0, bottom: 844, right: 390 },
  body: { top: 152, bottom: 719 },
  focus: null,
}

describe('the place of a toast over a dialog', () => {
  it('is beside the dialog, and as narrow as the room there', () => {
    const dialog = { top: 67, bottom: 832, right: 1104 }
    expect(toastPlace({ ...phone, window: { width: 1440, height: 900 }, dialog })).toEqual({
      top: '0px',
      bottom: 'auto',
      width: '336px',
    })
  })

  it('is above a dialog that rises from the lower edge', () => {
    expect(toastPlace({ ...phone, dialog: { top: 467, bottom: 844, right: 390 } })).toEqual(cornerPlace)
  })

  it('is above the footer while the focus is high, in the footer, or nowhere', () => {
    for (const focus of [null, { top: 240, bottom: 284 }, { top: 776, bottom: 828 }]) {
      expect(toastPlace({ ...phone, focus })).toMatchObject({ top: 'auto', bottom: '125px' })
    }
  })

  it('is below the header while the focus is low', () => {
    expect(toastPlace({ ...phone, focus: { top: 600, bottom: 644 } })).toMatchObject({
      top: '152px',
      bottom: 'auto',
    })
  })
})

describe('the place of a toast over a page', () => {
  const { window } = phone

  it('is the corner while the focus is nowhere, low, or above the window', () => {
    for (const focus of [null, { top: 600, bottom: 644 }, { top: -80, bottom: -36 }])
      expect(placeOnPage({ window, focus })).toEqual(cornerPlace)
  })

  it('is the lower edge while the focus is high in a narrow window', () => {
    const focus = { top: 64, bottom: 108 }
    expect(placeOnPage({ window, focus })).toMatchObject({ top: 'auto', bottom: '0px' })
    expect(placeOnPage({ window: { width: 1440, height: 900 }, focus })).toEqual(cornerPlace)
  })

  it('is the corner over a low window while the focus is in its lower half', () => {
    const low = { width: 320, height: 256 }
    expect(placeOnPage({ window: low, focus: { top: 130, bottom: 174 } })).toEqual(cornerPlace)
    expect(placeOnPage({ window: low, focus: { top: 100, bottom: 144 } })).toMatchObject({ bottom: '0px' })
  })
})
