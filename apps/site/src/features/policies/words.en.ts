export const contents = 'Table of contents'
export const terms = 'Terms of Service and Privacy Policy'
export const termsIntro =
  'What you can count on from us, what we need from you, and how we treat what you tell us.'
export const cancellation = 'Cancellation and Refund Policy'
export const cancellationIntro = 'Plans change. Here is what that costs, before you need to know.'
export const goBack = 'Go Back to Booking'
export const closeTab = 'Please close this tab to return to your booking.'
export const accessibility = 'Accessibility'
export const accessibilityIntro =
  'Everybody can book with us. If something on this site is in your way, we book for you.'
