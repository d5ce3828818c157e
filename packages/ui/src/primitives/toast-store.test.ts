import { describe, expect, it, vi } from 'vitest'
import { currentToast, dismissToast, subscribeToToasts, toast, toastDuration } from './toast-store.ts'

describe('toast store', () => {
  it('shows a toast for five seconds unless told otherwise', () => {
    toast({ title: 'Promo Code Removed' })
    expect(toastDuration).toBe(5000)
    expect(currentToast()).toMatchObject({
      title: 'Promo Code Removed',
      variant: 'default',
      duration: 5000,
      open: true,
    })
  })

  it('keeps one at a time: the newest takes the place', () => {
    const first = toast({ title: 'First' })
    const second = toast({ title: 'Second', variant: 'destructive' })
    expect(second).not.toBe(first)
    expect(currentToast()).toMatchObject({ id: second, title: 'Second', variant: 'destructive' })
  })

  it('does not close a newer toast when an older one is dismissed', () => {
    const first = toast({ title: 'First' })
    toast({ title: 'Second' })
    dismissToast(first)
    expect(currentToast()).toMatchObject({ title: 'Second', open: true })
    dismissToast()
    expect(currentToast()).toMatchObject({ title: 'Second', open: false })
  })

  it('tells its listeners until they leave, and keeps its snapshot between changes', () => {
    const listener = vi.fn()
    const leave = subscribeToToasts(listener)
    toast({ title: 'Heard' })
    expect(listener).toHaveBeenCalledTimes(1)
    expect(currentToast()).toBe(currentToast())
    leave()
    toast({ title: 'Not heard' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
