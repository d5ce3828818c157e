/** A step of a job: what is there, and the story that shows it as 'Title/Story'. */
export type Step = readonly [state: string, story: string]

/** A job that people do with the product, from its beginning to its end. */
export interface Flow {
  /** The name of its story. */
  readonly name: string
  /** The sentences of the specifications about it, each with its place. */
  readonly sentences: readonly (readonly [place: string, sentence: string])[]
  /** Where it is walked through against the running system, as in docs/acts.md. */
  readonly walk: string
  readonly steps: readonly Step[]
}

/** The ten jobs that the product is for. */
export const flows: readonly Flow[] = [
  {
    name: 'BookAndPay',
    sentences: [
      [
        'Public website 1',
        'A customer books through a modal form and is sent to a card payment provider’s hosted checkout.',
      ],
      [
        'Public website 4',
        'Booking modal: opens and looks up the earliest available slot. On submit it enters a submitting state, then sends the browser to the checkout URL returned.',
      ],
      [
        'Public website 2',
        '/payment-success shows a processing spinner for 1.5 s, then a ‘Payment Successful’ card.',
      ],
    ],
    walk: 'main-job: a booking goes from quote to confirmed job',
    steps: [
      ['The home page', 'Site/Whole pages/Home'],
      ['The dialog opens and knows the earliest time', 'Booking/Whole dialog/Opened'],
      ['Who comes to whom', 'Booking/Whole dialog/CustomerFilledIn'],
      ['Everything is filled in', 'Booking/Whole dialog/AllFilledIn'],
      ['On the way to the payment page', 'Booking/Whole dialog/Submitting'],
      ['Back from it', 'Site/Pages/PaymentProcessing'],
      ['It is paid', 'Site/Pages/Paid'],
      ['The confirmation arrives', 'Letters/BookingConfirmation'],
    ],
  },
  {
    name: 'Move',
    sentences: [
      [
        'Public website 9',
        'Cancel or reschedule at least 24 hours before for a full refund; rescheduling within 24 hours is subject to availability.',
      ],
    ],
    walk: 'site/own-booking.long: a booking is changed',
    steps: [
      ['The booking by the link of its letter', 'Site/Your booking/Upcoming'],
      ['It is moved', 'Site/Change of a booking/Moved'],
      ['The time was taken meanwhile', 'Site/Change of a booking/TakenMeanwhile'],
      ['It is too late to be moved', 'Site/Change of a booking/TooLate'],
      ['The letter about it', 'Letters/BookingMoved'],
      ['Its cleaner is told', 'Letters/JobMoved'],
    ],
  },
  {
    name: 'Cancel',
    sentences: [
      ['Public website 9', 'Under 24 hours or a no-show is non-refundable; refunds take 5-7 business days.'],
      [
        'Command Hub 4',
        'Cancel sets status to canceled. It needs an in-place confirmation ‘Are you sure you want to cancel this booking?’ with ‘Yes, Cancel’ and ‘No’.',
      ],
    ],
    walk: 'hub/bookings-changes: a booking is canceled after asking',
    steps: [
      ['The customer cancels', 'Site/Change of a booking/Canceled'],
      ['What is left of the booking', 'Site/Your booking/Canceled'],
      ['The office is asked in place', 'Admin/After an act/CancelAsked'],
      ['The office decides what goes back', 'Admin/Booking dialogs/Cancel'],
      ['The letter about it', 'Letters/BookingCanceled'],
      ['Its cleaner is told', 'Letters/JobCanceled'],
    ],
  },
  {
    name: 'Change',
    sentences: [
      [
        'Command Hub 2',
        'The Edit form has fields customer_name, email, phone, address, booking_time, date, notes, admin_notes.',
      ],
    ],
    walk: 'site/own-booking.long: a booking is changed',
    steps: [
      ['More is wanted, for more', 'Site/Change of a booking/ChangedForMore'],
      ['The difference waits to be paid', 'Site/Change of a booking/WaitsForItsPayment'],
      ['It is paid, and made', 'Site/Change of a booking/PaidAndMade'],
      ['Less is wanted', 'Site/Change of a booking/ChangedForLess'],
      ['The office changes it', 'Admin/Change of a booking/Dearer'],
      ['The letter about it', 'Letters/BookingChanged'],
    ],
  },
  {
    name: 'Review',
    sentences: [
      ['Public website 1', 'Three hard-coded testimonials, each with a first name, an initial and an area.'],
    ],
    walk: 'site/after-payment.long: a visit is reminded of',
    steps: [
      ['The letter after the visit', 'Letters/ThankYou'],
      ['How was it?', 'Site/How was it/Asking'],
      ['It is said', 'Site/How was it/Answered'],
      ['The office decides what is shown', 'Admin/Reviews/Deciding'],
    ],
  },
  {
    name: 'Assign',
    sentences: [
      [
        'Command Hub 4',
        'Assigning a cleaner sets the cleaner’s name and phone and forces status to assigned, and contractor pay is set automatically.',
      ],
      [
        'Command Hub 2',
        'The Assign dialog shows ‘Loading cleaners...’ and ‘No cleaners found for this region.’ where relevant; its Assign button is disabled until a cleaner is chosen.',
      ],
    ],
    walk: 'hub/bookings-changes: assigning sets name',
    steps: [
      ['A booking needs a cleaner', 'Admin/Screens/Bookings'],
      ['Who can come', 'Admin/Booking dialogs/Assign'],
      ['With both letters', 'Admin/Booking dialogs/AssignWithLetters'],
      ['It is refused', 'Admin/Booking dialogs/AssignFailed'],
      ['The cleaner is told about the job', 'Letters/JobAssignmentConfirmation'],
      ['The customer is told who comes', 'Letters/CleanerAssignment'],
    ],
  },
  {
    name: 'BookByPhone',
    sentences: [
      [
        'Command Hub 1',
        'Administrators list, filter, edit, cancel and delete bookings; they assign a contractor, set contractor pay and email contractors and customers.',
      ],
    ],
    walk: 'hub/office: a booking by phone knows the customer',
    steps: [
      ['Somebody new calls', 'Admin/Phone booking/NewCustomer'],
      ['Somebody known calls', 'Admin/Phone booking/KnownCustomer'],
      ['Another price is agreed', 'Admin/Phone booking/AgreedPrice'],
      ['The cleaner is given with it', 'Admin/Phone booking/CleanerChosen'],
      ['The link to pay is sent', 'Admin/Phone booking/LinkSent'],
      ['It arrives', 'Letters/PaymentLink'],
    ],
  },
  {
    name: 'CloseADay',
    sentences: [
      [
        'Public website 9',
        'Business hours: weekdays 8:00 AM to 6:00 PM, Saturday and Sunday 9:00 AM to 4:00 PM; all seven days bookable.',
      ],
      ['Public website 9', 'Daily booking limit default 10 (from settings).'],
    ],
    walk: 'hub/office: a day that is closed is closed for customers',
    steps: [
      ['The days that are closed', 'Admin/Closed days/List'],
      ['A day with sold bookings is closed', 'Admin/Closed days/ClosesSoldDays'],
      ['The board of the week', 'Admin/Screens/Schedule'],
      ['What customers see', 'Booking/Schedule/ClosedDay'],
    ],
  },
  {
    name: 'PayACleaner',
    sentences: [
      [
        'Command Hub 9',
        'Suggested contractor pay: 50 percent of the subtotal, rounded to whole dollars; upcoming payouts sum contractor_pay over the week.',
      ],
    ],
    walk: 'hub/payouts: a contractor is paid once',
    steps: [
      ['What each one is owed', 'Admin/Screens/Payouts'],
      ['The statement of one', 'Admin/Payouts/Statement'],
      ['Somebody else has paid meanwhile', 'Admin/Payouts/StatementPaidMeanwhile'],
      ['Nothing is owed', 'Admin/Payouts/StatementOfNothing'],
    ],
  },
  {
    name: 'Hire',
    sentences: [
      [
        'Public website 4',
        'Job application: on success the toast ‘Application Submitted!’ shows, the form resets and the dialog closes.',
      ],
      ['Command Hub 2', 'Title ‘Contractors’, an ‘Add Contractor’ button opening a dialog, and a list.'],
    ],
    walk: 'hub/people.long: an applicant is hired',
    steps: [
      ['The page about work here', 'Site/Whole pages/Careers'],
      ['The application', 'Site/Application/Filled'],
      ['It is on its way', 'Site/Application/Sending'],
      ['The applicant is thanked', 'Letters/ApplicationReceived'],
      ['The office reads it', 'Admin/Office/Applications'],
      ['The roster has one more', 'Admin/After an act/ContractorAdded'],
    ],
  },
]
