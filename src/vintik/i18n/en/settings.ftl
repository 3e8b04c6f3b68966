# What a person may choose of the look and the manners of the table.

settings = Settings
settings-look = Look
settings-play = Play
settings-motion = Movement and sound
settings-reset = As at first
setting = { $name ->
    [theme] Theme
    [contrast] Contrast
    [deck] Colours of the suits
    [index] Letters on the cards
    [high] High cards
    [card] Playing a card
    [call] Making a call
    [trick] A finished trick
    [motion] Movement
    [sound] Sounds
    [declare] When my side declares in Bridge
   *[text] Text table
}
setting-value = { $key ->
    [theme-system] as the system has it
    [theme-light] light
    [theme-dark] dark
    [contrast-system] as the system has it
    [contrast-more] high
    [deck-four] four colours
    [deck-two] black and red
    [index-international] A K Q J
    [index-language] this language's: A K Q J
    [high-left] at the left
    [high-right] at the right
    [card-confirm] choose, then confirm
    [card-tap] one tap
    [call-confirm] choose, then confirm
    [call-tap] one tap
    [trick-short] stays a moment
    [trick-long] stays three seconds
    [trick-tap] stays until a tap
    [motion-system] as the system has it
    [motion-slow] slow
    [motion-none] none
    [sound-off] off
    [sound-on] on
    [declare-rule] declarer plays (B3.1)
    [declare-mine] I play both hands
    [text-off] hidden
   *[text-on] shown: type calls and cards
}
