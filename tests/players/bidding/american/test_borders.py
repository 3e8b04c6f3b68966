"""Calls that a teacher would make: for each rule some hands on either side of its border."""

from __future__ import annotations

import pytest

from tests.players.bidding.american.test_sayc import after, chosen, system
from vintik.cards import Hand, parse_call

Case = tuple[str, str, str]
"""An auction, a hand and its call."""

RULES: dict[str, list[Case]] = {
    "a weak two in the third seat has an honour at its head": [
        ("P P", "97.JT9754.Q2.A95", "Pass"),
        ("P P", "97.QT9754.Q2.A95", "2H"),
    ],
    "six cards in a major invite with eleven points and bid game with twelve after one notrump": [
        ("1D P 1H P 1NT P", "T64.AQT753.3.AJ5", "3H"),
        ("1D P 1H P 1NT P", "T64.AQT753.3.AK5", "4H"),
    ],
    "five cards in opener's minor come before a bare five-card major, not before a sixth card": [
        ("P 1D P 1S P 1NT P", "KJ832.Q4.KT975.4", "2D"),
        ("P 1D P 1S P 1NT P", "KJT832.Q4.T975.4", "2S"),
    ],
    "after opener's minor again six cards in a major invite, and sixteen points look for more than 3NT": [
        ("1D P 1S P 2D P", "AQJ953.K4.83.Q72", "3S"),
        ("1C P 1S P 2C P", "KQ542.AKT.KQ95.T", "2D"),
        ("1C P 1S P 2C P", "KQ542.AJT.K953.T", "3NT"),
    ],
    "a raise of opener's minor again takes ten points, or nine and four cards": [
        ("1D P 1H P 2D P", "K4.KQ763.J52.842", "Pass"),
        ("1D P 1H P 2D P", "K4.KQ763.JT52.84", "3D"),
        ("1D P 1H P 2D P", "K4.KQ763.Q52.842", "3D"),
    ],
    "a stopper is shown before two cards in opener's major": [
        ("1H P 2D P 3D P", "AT83.AT.AKT975.9", "3S"),
        ("1H P 2D P 3D P", "9832.AT.AKT975.A", "3H"),
    ],
    "a question that is doubled is answered as if it were not": [
        ("P 1H 2H X 2NT X", "KJ942.J6.5.QT982", "3C"),
        ("P 1NT P 4C P 4S P 5C X", "AK84.A763.KJ3.83", "5S"),
        ("1H P 2H P 3C X", "T2.Q95.KQ632.953", "3H"),
        ("1H P 2H P 3C X", "T2.KQ95.J632.K53", "4H"),
        ("P 1NT 2H P 2NT X", "K98.K8632.K.A874", "3C"),
    ],
    "pass or correct holds where it is doubled too": [
        ("1S P 2S 3S X", "AQ985.9.Q765.Q54", "4C"),
        ("1S P 2S 3S X 4C X", "6.QT752.AJT43.K9", "4D"),
        ("1S P 2S 3S X 4C X", "6.QT752.K9.AJT43", "Pass"),
    ],
    "six of their trumps with an honour are enough to leave a takeout double in": [
        ("P 1H X P", "3.J95432.A82.T97", "Pass"),
        ("P 1H X P", "3.J9543.A82.T976", "2C"),
    ],
    "a takeout double of four is left in without strength or a long suit": [
        ("1H P 4S X P", "962.T52.8652.975", "Pass"),
        ("1H P 4S X P", "9.T52.KQ8652.975", "5D"),
    ],
    "three notrump is overcalled with seven cards, or six and the points of an opening": [
        ("P P 3NT", "KJT873.42.J.AQ64", "Pass"),
        ("P P 3NT", "KJT8732.4.J.AQ64", "4S"),
    ],
    "two majors of four cards are shown from below over opener's two notrump": [
        ("1D P 2C P 2NT P", "A985.AK83..QJ762", "3H"),
    ],
    "a doubled notrump is no place for seven cards beside a void": [
        ("P 1H 2C X P 2H P 2NT X", ".AKJ6532.QJT632.", "3H"),
        ("P 1H 2C X P 2H P 2NT X", "K4.AKJ653.QJ3.72", "Pass"),
    ],
    "over their raise that is passed out a double has the other major, and points when vulnerable": [
        ("1S P 2S P P", "2.QJ76.K742.K975", "X"),
        ("1S P 2S P P", "K5.QJ762.742.K75", "Pass"),
        ("1H P 2H P P", "732.KJ.964.AJ632", "Pass"),
    ],
    "opener with six cards and no support for another suit does not reopen with a double": [
        ("1S 2H P P", "KQ8742.QJ.AQ8.98", "2S"),
        ("1S 2H P P", "KQ874.QJ.AQ85.98", "X"),
    ],
    "a second takeout double has no four cards in their suit": [
        ("1H X 1S P 2H", "AK95.AKJ4.4.AT84", "Pass"),
        ("1H X 1S P 2H", "AK95.843.A4.AKQ4", "X"),
        ("1H X 2C P P", "KJ4.AT86.AKQJ6.8", "X"),
    ],
    "over a new suit that is passed out a double has both suits that nobody has bid": [
        ("P 1H P 2D P P", "3.AKQJ2.J5.KJ965", "Pass"),
        ("P 1H P 2D P P", "KJ96.A32.J5.K965", "X"),
    ],
    "the doubler of two over one has both other suits, however strong": [
        ("1H P 2C", "J3.AQJ6.AQ986.KJ", "Pass"),
        ("1H P 2C", "AQJ6.3.AQ986.KJ2", "X"),
    ],
    "a control is not shown beyond game": [
        ("1H P 2NT P 3S P", "AT9.AQ872.A8.985", "4D"),
        ("1H P 2NT P 3S P", "AT9.AQ872.985.A8", "4C"),
    ],
    "five cards of opener's second suit are no reason to go back to the first": [
        ("1H P 1S P 2D P", "T852.AQ.976542.3", "Pass"),
        ("1H P 1S P 2D P", "T8542.AQ.9765.32", "2H"),
    ],
    "five cards of opener's minor and shortness raise it once more": [
        ("1C P 1S P 2C P", "AT9753.6.4.QJ853", "3C"),
        ("1C P 1S P 2C P", "AT9753.62.4.QJ85", "2S"),
    ],
    "a suit of four that is doubled is left for six cards of one's own": [
        ("P P 1S P 1NT P 2C X", "T.AJ53.AT9753.52", "2D"),
        ("P P 1S P 1NT P 2C X", "T.AJ53.AT975.532", "Pass"),
    ],
    "the negative doubler bids seven cards of a minor": [
        ("1S 2H X P 3C P", "T9.73.AQ98432.A8", "3D"),
        ("1S 2H X P 3C P", "T9.73.AQ9843.A87", "Pass"),
    ],
    "opposite a hand that passed a lower second suit at three takes fifteen points": [
        ("1S P P 2D", "JT654.J4.A.AQT83", "Pass"),
        ("1S P P 2D", "AK654.J4.K.AT832", "3C"),
    ],
    "a control is no place to play, not even at five": [
        ("1S P 2NT P 3D P 4D P 5C P", "7532.KQ8.AQJ94.K", "5S"),
        ("1H P 2NT P 4H P 5D X", "KQ6.AK9652.85.32", "5H"),
    ],
    "a game try that is doubled goes back to the agreed suit": [
        ("P P 1H 1S 2H 2S 3D X", "A96.853.86.QJ876", "3H"),
        ("P P 1H 1S 2H 2S 3D X P P", "J.AKT764.K54.AT9", "3H"),
    ],
    "opener's first suit is better where the second is doubled and no longer": [
        ("P 1D P 1S P 2C X", "QJ83.753.K764.Q7", "2D"),
        ("P 1D P 1S P 2C X", "QJ83.753.K7.Q764", "Pass"),
    ],
    "partner's six cards are not run from": [
        ("P P 1D 1S P P 2D 2S P P 3D X", "763.T982.J.T9874", "Pass"),
    ],
    "after an overcall of 1NT Stayman's answer in opener's suit is no fit": [
        ("P 1H 1NT P 2C P 2H P", "AT98.85.Q98432.K", "2NT"),
    ],
    "their three notrump is overcalled with a long suit and shortness": [
        ("1D P 3NT", "K8.54.A6.AQT8654", "Pass"),
        ("1D P 3NT", "K86.5.A6.AQT8654", "4C"),
    ],
    "the answer to Stayman is taken the same if it is doubled": [
        ("2NT P 3C P 3H X", "AQ54.72.J.976432", "3NT"),
    ],
    "who answered a takeout double with four of a major competes once with eight points": [
        ("1D X 1H 1S 2H P P", "KQ63.3.KQ54.9843", "2S"),
        ("1D X 1H 1S 2H P P", "KQ63.32.Q54.9843", "Pass"),
    ],
    "an overcaller with eight cards bids them again and does not double for takeout": [
        ("1D 1S 2H P 3D", "AKT987642.AK.7.T", "4S"),
        ("1D 1S 2H P 3D", "AKT98.A42.7.AQT4", "X"),
    ],
    "over their three notrump partner's two suits are not asked for": [
        ("P 1S 2S 3NT", "975.6.Q764.A8532", "Pass"),
        ("P 1S 2S 3NT", "6.97532.Q764.A85", "4H"),
    ],
    "transfers are on over a balancing two notrump": [
        ("1C P P 2NT P 3H P", "AK.Q76.K975.AK75", "3S"),
        ("1C P P 2NT P 3D P", "AK.Q76.K975.AK75", "3H"),
    ],
    "four of a major opposite a reopened answer takes 22 points, shortness counted": [
        ("P P 1H 2C P P X P 2H P", "QJT.AKQJ2.KQ93.9", "3H"),
        ("P P 1H 2C P P X P 2H P", "KQT.AKQJ2.AKJ3.9", "4H"),
    ],
    "seven cards of a major answer a minor with three points": [
        ("P 1C P", "KJT86432.T.753.5", "1S"),
        ("P 1C P", "KJT86.T43.753.52", "Pass"),
    ],
    "a double of four spades is left in with seven points and five cards": [
        ("4S P P X P", "8.8762.K65.QJ643", "Pass"),
        ("4S P P X P", "8.762.K6.QJT9643", "5C"),
    ],
    "responder to a weak two with a long suit and no fit names it": [
        ("P 2H P", "AKQJ73..J82.KQ87", "2S"),
        ("2D P 2S P 3D P", "KQT765.A654..AJ9", "3S"),
        ("2D P 2S P 3D P", "KQT76.A65.K42.AJ", "3NT"),
    ],
    "a balanced bid that is doubled is not raised": [
        ("P P 1H P 2H P P 2S X", "KT2.973.Q32.KJ93", "Pass"),
    ],
    "two five-card majors do not play in notrump": [
        ("1C P 1S P 2C P 2H P 2NT P", "Q9853.AK532.2.T6", "3H"),
        ("1C P 1S P 2C P 2H P 2NT P", "Q9853.AK53.62.T6", "Pass"),
    ],
    "a second major finds support after one notrump": [
        ("1S P 1NT P 2H P", "2.QJ98643.85.AT3", "4H"),
        ("1S P 1NT P 2H P", "2.QJ964.J854.AT3", "4H"),
        ("1S P 1NT P 2H P", "2.QJ96.8543.AT32", "Pass"),
    ],
    "a transfer that opener took over their double has found a fit": [
        ("1NT P 2H X 2S P", "KT752.763.T.AK43", "4S"),
        ("1NT P 2H X 2S P", "KT752.763.T5.A43", "3S"),
        ("1NT P 2D X 2H P", "763.KT752.T95.J4", "Pass"),
    ],
    "the negative doubler runs from a redouble": [
        ("1D 2C X XX P P", "T7.AKT32.985.JT3", "2H"),
        ("1D 2C X XX P P", "KT87.AT32.985.J3", "2D"),
    ],
    "the negative doubler bids a long major that was too weak, or goes back to opener's first suit": [
        ("1D 1S X P 2C P", "87.KJ8643.Q43.54", "2H"),
        ("1D 1S X P 2C P", "K87.J864.Q4532.5", "2D"),
        ("1D 1S X P 2C P", "K87.KJ84.43.T543", "Pass"),
    ],
    "a contract that is doubled after all had passed is left with shortness and a long suit": [
        ("1H P 1S P 2H P P X P P", "KQT864.5.J874.62", "2S"),
        ("1H P 1S P 2H P P X P P", "KQT86.54.J874.62", "Pass"),
    ],
    "the doubler goes on with 17 points over partner's free bid at the three level": [
        ("1H X 1S 3C P", "AKQ.873.AT765.A2", "3H"),
        ("1H X 1S 3C P", "AKQ4.83.KT65.Q72", "Pass"),
    ],
    "four cards in their hearts are no takeout double of four": [
        ("4H P P", "A4.KJ64.KQ.QJT72", "Pass"),
        ("4H P P", "A84.KJ6.KQ.QJT72", "X"),
    ],
    "a slam that they double after all had passed is left": [
        ("P 2C P 3D P 4NT P 5D P 6S P P X P P", ".AJ62.KQ763.J985", "Pass"),
    ],
    "a void in opener's second suit is no preference": [
        ("1S P 1NT P 2D P", "T3.KQT42..A97653", "2H"),
        ("1S P 1NT P 2D P", "T32.KQT42.4.J976", "2S"),
    ],
    "a long suit is bid again before notrump": [
        ("P P 1C P 1D P 1S P 1NT P", "A762.6.A7.AKQT53", "3C"),
        ("P P 1C P 1D P 1S P 1NT P", "A762.6.AQ72.AQT5", "2NT"),
        ("1H P 1S P 2H P 3C P", "5.AKT5432.A864.Q", "3H"),
        ("1H P 1S P 2H P 3C P", "52.AKT543.A86.Q4", "3NT"),
    ],
    "a jump raise of one spade at the fourth turn takes fifteen points": [
        ("P 1C P 1D P 1H P 1S P", "KJ96.AKT3.98.QJ8", "2S"),
        ("P 1C P 1D P 1H P 1S P", "KJ96.AKT3.98.KJ8", "3S"),
    ],
    "six cards in a major are enough for game over their two-level bid with eight points": [
        ("1NT 2S", "73.KJ9542.A84.T2", "3H"),
        ("1NT 2S", "73.KJ954.A84.T32", "Pass"),
    ],
    "six cards overcall at the one level whatever their honours, five with ten cards in two suits": [
        ("1H", "JT9876.74.AJ5.A5", "1S"),
        ("1D", "A987652.AJ..JT72", "1S"),
        ("P 1C", "K9862.96.AT972.K", "1S"),
        ("1C", "Q8643.K5.AJ2.974", "Pass"),
        ("1H", "98642.K5.AJ2.Q74", "Pass"),
    ],
    "five cards at the two level take two high honours or eleven points": [
        ("1S", "J5.QJT32.KQ5.JT5", "Pass"),
        ("1S", "J5.KQT32.KQ5.T75", "2H"),
        ("1S", "J5.QJT32.AQ5.JT5", "2H"),
    ],
    "seventeen points with nothing else to say double": [
        ("1S", "865.A9.AKQ8.A954", "X"),
        ("1H", "K65.98.AKQ8.A954", "X"),
        ("1S", "865.A9.AKJ8.K954", "Pass"),
    ],
    "two notrump over their double's answer, eleven or twelve points and a stopper": [
        ("1D X P", "A74.Q85.KQT5.J83", "2NT"),
        ("1H X P", "Q75.KQT5.A74.J83", "2NT"),
        ("1D X P", "A74.Q85.KQT5.A83", "3NT"),
        ("1D X P", "AJ74.Q8.KQT5.J83", "2D"),
    ],
    "opposite a doubler who passed at first ten points and five cards only jump": [
        ("P P P 1H X P", "A9852.Q543.A7.T3", "2S"),
        ("P P P 1D X P", "7.KQ853.8642.AJ5", "2H"),
        ("1D X P", "7.KQ853.8642.AJ5", "4H"),
    ],
    "the strong doubler shows six cards rather than double again": [
        ("1C P 1S X 1NT P 2S", "8.KQ8.KQT954.AKJ", "3D"),
        ("1C P 1D X P 1H 2C", "AKQ92.74.KQT9.A6", "2S"),
        ("1C P 1S X 1NT P 2S", "8.KQJ8.KQT9.AKJ5", "X"),
    ],
    "without strength one runs from a redoubled notrump": [
        ("1C P P 1NT X XX", "85.T98632.9.KT65", "2H"),
        ("1C P P 1NT X XX", "T9853.86.9742.K5", "2S"),
        ("1C P P 1NT X XX", "85.T986.QJ92.K65", "Pass"),
    ],
    "seven cards, or six good ones, are bid again over their notrump": [
        ("P 1H 1NT P P", "JT4.AJT973.AQT.T", "2H"),
        ("P 1S 1NT P 2C", "KQJ9753.65.7.AQ9", "2S"),
        ("1H 1NT P P", "A5.KQJ84.AQT92.2", "2D"),
        ("1H 1NT P P", "A52.KQJ84.AT2.92", "Pass"),
    ],
    "a negative double at the two level takes seven points, with five cards in a major eight": [
        ("1S 2D", "43.AJ9875.92.J63", "Pass"),
        ("1S 2D", "43.AJ987.92.KJ63", "X"),
        ("1D 2C", "AK852.73.842.Q94", "X"),
        ("1D 2C", "AJ852.73.842.Q94", "Pass"),
    ],
    "length in their suit is no negative double": [
        ("1H 1S", "AJT84.6.K83.Q952", "1NT"),
        ("1S 2H", "73.KJT9.A852.Q64", "Pass"),
        ("1S 2H", "73.KJT.A8542.Q64", "X"),
    ],
    "three small trumps and nine points raise an overcalled suit once": [
        ("1H 1S", "JT73.T65.A2.AT85", "2H"),
        ("1H 1S", "JT73.T65.A2.AQ85", "3H"),
        ("1H 1S", "JT73.K65.A2.9853", "2H"),
        ("1H 1S", "T73.JT65.A2.AT85", "3H"),
    ],
    "eighteen balanced points bid game over a double that promised eight, and invite over six": [
        ("1C 2H X P", "Q75.AJT.KQ3.AQ82", "3NT"),
        ("1H 1S X P", "KT3.AKQ85.AQ5.T4", "2NT"),
        ("1H 1S X P", "KT3.AKQ85.AQJ.T4", "3NT"),
    ],
    "a jump in the suit of a negative double takes fifteen points": [
        ("1D 1S X P", "A7.KJ83.AQ985.42", "2H"),
        ("1D 1S X P", "A7.KJ83.AQ985.K2", "3H"),
        ("P P 1H 2C X XX", "Q942.AK974.K32.8", "2S"),
        ("1H 2C X P", "AQ42.AK974.K32.8", "4S"),
    ],
    "the negative doubler goes on with eleven points over one notrump": [
        ("1C 1S X P 1NT P", "84.KQJ4.A932.763", "2NT"),
        ("1C 1S X P 1NT P", "84.KQJ4.AQ32.763", "3NT"),
        ("1C 1S X P 1NT P", "84.KQ74.A932.763", "Pass"),
    ],
    "the major that a double of three showed is bid": [
        ("P P P 1D 3H X P", "A763.97.KQJ8.AKQ", "4S"),
        ("1D 3H X P", "A763.97.KQJ8.Q85", "3S"),
        ("P 1D 3C X 4C", "J2.QJT8.AKQJ65.5", "4H"),
    ],
    "opener speaks again with a long suit, a second one, or strength": [
        ("P P 1H 2C P 3C", "KQ.AQ97542.KJ95.", "3H"),
        ("1H 1S P 2S", "A5.KQJ72.AQ843.6", "3D"),
        ("1H X P 2D", "AKQ64.AJ9752.9.J", "2S"),
        ("1H P P 2D", "K6.AKJ96.QJ2.A53", "2NT"),
        ("1H P P 2D", "K6.AKJ96.542.AQJ", "X"),
        ("1D 1S P P", "KQ.862.AKQ964.JT", "2D"),
        ("1S 2D P P", "AKQJ9872.4.T.A54", "4S"),
        ("1S 3C P P", "KQJ632.AQJ5.J75.", "X"),
    ],
    "a major that has not been bid comes before the raise with three": [
        ("1C P 1D 1H", "K942.Q.AQT.K9653", "1S"),
        ("1C P 1D 1H", "K92.5.AQT4.K9653", "2D"),
    ],
    "a reopening double is answered in a major, if there is one": [
        ("P 1H 2C P P X P", "KJ52.8.T642.JT95", "2S"),
        ("P 1H 2C P P X P", "K52.8.T6432.JT95", "2D"),
    ],
    "eight cards bid game": [
        ("P P P 1H 2C 2S 3C", ".KQJT8764.AJ8.J8", "4H"),
        ("1S 2C P 2S", "AKQ97432.K42..K6", "4S"),
    ],
    "over a game in hearts six spades are bid, not doubled": [
        ("4H", "AQT9843.5.AKJ.82", "4S"),
        ("4H", "AQT984.5.AK4.Q82", "4S"),
        ("4H", "AQT9.5.AK84.KQ82", "X"),
    ],
    "seven cards in a minor overcall a weak two": [
        ("P 2H", "AJ7..AKJ9875.543", "3D"),
        ("2D", "AJ7.Q84.6.AQJ985", "X"),
        ("2D", "AJ.Q84.6.AQJ9853", "3C"),
    ],
    "the partner of an overcall over a weak two has suits of his own": [
        ("2S 3C 3S", "T5.AKQT872.93.K3", "4H"),
        ("2S 3C 3S", "87.AQ82.KQ32.K53", "X"),
    ],
    "a long suit is shown over one notrump": [
        ("P 1NT", "K95.A987542.K3.6", "2C"),
        ("P P 1NT", "T5.AT6.KJ8654.KT", "2C"),
        ("P P 1NT", "T5.AT6.KJ8654.T7", "Pass"),
    ],
    "both majors with shortness accept an invitation": [
        ("1NT 2D X 3S P", "AKQT7.JT86..J963", "4S"),
        ("1NT 2D X 3S P", "AKQT7.JT86.85.96", "Pass"),
    ],
    "partner of two suits goes on over their bid": [
        ("P 1C P 1S 2NT 3S", "A9.AJ96.AK82.T94", "4H"),
        ("P 1C P 1S 2NT 3S", "A932.965.K82.T94", "Pass"),
    ],
    "strong four-card support for a doubled suit is shown": [
        ("1H P P X P 1S 2H", "KJ64.Q53.AQ.KJ52", "2S"),
        ("1H P P X P 1S 2H", "KJ6.Q53.AQ2.K852", "Pass"),
        ("P 1C 1H X 2H P P X P", "KQT4.Q84.K52.K52", "3S"),
    ],
    "no bid at the level of four without nine points or six cards": [
        ("1S X 3S", "84.KQ54.94.QT842", "Pass"),
        ("1S X 3S", "84.K5.J94.QJT842", "4C"),
    ],
    "six weak cards jump over a call between, they do not bid game": [
        ("P 1D X 1H", "J98752.A.K32.875", "2S"),
        ("P 1D X 1H", "AJ9752.A.K32.875", "4S"),
    ],
    "the partner of a double bids notrump with both of their suits stopped": [
        ("P P 1D P P X 1H", "K6.A83.KJ2.JT543", "2NT"),
        ("P P 1D P P X 1H", "K65.A83.QJ2.T954", "1NT"),
    ],
    "a double of their raised second suit asks for the other two": [
        ("P 1C P 1H X 2H", "QJ5.742.KQ84.952", "X"),
        ("P 1C P 1H X 2H", "KQ52.K4.J973.852", "2S"),
        ("P 1C P 1H X 2H X P", "A632.Q43.AT965.7", "3D"),
    ],
    "two lower suits do not shut out five-card support": [
        ("1D 2D", "T.653.AT954.KJ54", "3D"),
        ("1D 2D", "T4.653.AT95.KJ54", "Pass"),
    ],
    "a takeout double is answered over a redouble as over a pass": [
        ("1S P 2S X XX", "T9732.J4.K92.Q83", "3D"),
        ("2H X XX", "T973.J4.K92.Q832", "2S"),
        ("2H X XX", "T9.QJT974.K92.83", "Pass"),
        ("1D 2S 3C X XX", "KQT842.83.J92.83", "Pass"),
    ],
    "of one, who has no suit lets the doubler run": [
        ("1H X XX", "Q73.9642.K92.J83", "Pass"),
        ("1H X XX P P", "AJ73.4.KJ92.AQ83", "1S"),
        ("1D P 1H X XX P P", "AJ73.42.KQ92.A83", "1S"),
    ],
    "a cue bid in their suit is no suit of the side, and is answered": [
        ("1S 2H X P 3D P 3H P", "AKT96..QT542.KQ2", "3NT"),
        ("1S 2H X P 3D P 3H P", "AKT963..QT542.K2", "3S"),
        ("1D 1H X P 2D P 2H P", "A.KQ3.KT8543.952", "3D"),
    ],
    "a double after partner's weak jump is for penalties": [
        ("1D 2S 3D X P", "AKQT85.9.63.J843", "Pass"),
        ("1D 1S 2D X P", "AKQT8.9.63.KJ843", "3C"),
    ],
    "a doubled question for majors may be on the way to a minor slam": [
        ("1NT P 2C X 2H P", "Q6.J7.K76.AKJT65", "3C"),
        ("1NT P 2C X 2H P", "KQ64.J7.K76.AJT6", "3NT"),
        ("1NT P 2C X P P", "Q6.J7.AKJT65.K76", "3D"),
    ],
    "over an unusual two no trump a new suit has one meaning": [
        ("1NT 2NT", "QJ7432.952.83.52", "Pass"),
        ("1NT 2NT", "AQ743.A52.83.K52", "3S"),
        ("2S 2NT P", "52.QJ7432.83.952", "Pass"),
    ],
    "five good trumps leave the balancing double in": [
        ("1H P P X P", ".KT542.AJ75.A653", "Pass"),
        ("1H P P X P", "85.T9542.AJ7.A65", "2D"),
    ],
    "two wild suits come in over a preempt, and both are named": [
        ("3D", "AQ9752.AT96532..", "4D"),
        ("3D", "AQT97.KT965.62.4", "Pass"),
        ("2S", "5.KQT965.AJT96.3", "3S"),
        ("3S", "5.KQT965.AJT96.3", "4S"),
        ("3D 3H 5D P P", "AQ9752.AT96532..", "5S"),
        ("3D 3H 5D P P", "AQ97.AQT653.2.K4", "Pass"),
    ],
    "who has a very long suit names it and does not double": [
        ("2H 2S 3H", "AT.9.AQJ987432.Q", "5D"),
        ("2H 2S 3H", "AT.Q9.AQJ98.Q432", "X"),
    ],
    "seventeen points double for takeout, but not with five of their suit": [
        ("1S", "A8532.AT5.AKQ8.3", "Pass"),
        ("1S", "853.AT5.AKQ8.AJ3", "X"),
    ],
    "ten points double for takeout with four of each other suit": [
        ("1C", "K643.K942.AT63.3", "X"),
        ("1C", "K643.K942.QT63.3", "Pass"),
        ("1H", "K643.3.AT63.K942", "X"),
    ],
    "opener's own six cards come before a double when partner has passed": [
        ("1C 1H P 2H", "AT9.Q8.QT.AKQ832", "3C"),
        ("1C 1H P 2H", "AQT9.8.QT.AKQ832", "X"),
    ],
    "over two clubs a transfer shows a few points or six cards": [
        ("1NT 2C", "654.JT973.987.93", "Pass"),
        ("1NT 2C", "654.KJT73.987.93", "2D"),
        ("1NT 2C", "54.JT9732.987.93", "2D"),
    ],
    "opener passes a double of their three-level suit with trumps only": [
        ("1NT 3H X P", "KQJ4.Q93.K94.KJ7", "3S"),
        ("1NT 3H X P", "KQJ4.KQ93.K94.J7", "Pass"),
    ],
    "after a raise a new suit tries for game": [
        ("P 1C P 1H P 2H P", "Q4.T8753.AQ94.Q2", "3D"),
        ("1C P 1H P 2H P 3D P", "A5.KQ42.763.KQJ5", "4H"),
        ("1C P 1H P 2H P 3D P", "Q65.KJ42.76.AJ52", "3H"),
    ],
    "two cards are no support for a major that was opened and bid again after two over one": [
        ("1H P 2D P 2H P", "Q7.84.AKT874.K82", "3D"),
        ("1H P 2D P 2H P", "8.84.AKT874.KQ82", "3C"),
    ],
    "after a reopening double two no trump shows an even hand": [
        ("1H 2C P P X P 2D P", "AK72.AKJ63.9.QJ5", "Pass"),
        ("1H 2C P P X P 2D P", "AK2.AKJ63.92.KJ5", "2NT"),
    ],
    "over a passed partner's two no trump five cards more are shown, and a void": [
        ("P P 1S P 2NT P", "AK854..A8642.KJ9", "3D"),
        ("P P 1S P 2NT P", "AK854.J3.AQ4.KJ9", "3NT"),
    ],
    "a jump is no reverse": [
        ("1D 1H 1NT P", "AKT84.T.AKQ95.K4", "2S"),
        ("1D 1H 1NT P", "AK4.T.AKQ95.KT42", "3C"),
    ],
    "seven cards come in over a raise": [
        ("1S P 2S", ".Q97.874.AQJT983", "3C"),
        ("1S P 2S", "86.Q97.87.AQ9832", "Pass"),
    ],
    "nine points with a fit for the reversed suits are worth game": [
        ("P 1C P 1H P 2D P", "T6.9873.T87.AKQ4", "2S"),
        ("P 1C P 1H P 2D P", "T6.9873.T87.AQ64", "3C"),
    ],
    "opener's own six cards come before a double of their second suit": [
        ("P 1D 1H 1S 2H", "4.AT.AKJ9532.A75", "3D"),
        ("P 1D 1H 1S 2H", "Q4.A4.AKJ95.A752", "X"),
    ],
    "seven solid cards and four losers jump": [
        ("1H P 1NT P", "KT97.AKQT964.T6.", "3H"),
        ("1H P 1NT P", "KT7.AJ97642.Q6.3", "2H"),
    ],
    "eight cards in a major bid game over an opening": [
        ("1C P 1S", ".AKJT9874.K.Q853", "4H"),
        ("1D", "5.AKJT9874.K2.Q8", "4H"),
    ],
    "the partner of a one no trump overcall doubles for penalties with trumps": [
        ("1S 1NT 2S", "92.A96.KQ97.T842", "2NT"),
        ("1S 1NT 2S", "Q962.A96.K972.T8", "X"),
    ],
    "five points answer with an honour at the head of five cards": [
        ("1C P", "K7.6543.J9643.J2", "Pass"),
        ("1C P", "87.6543.KJ643.J2", "1D"),
    ],
    "four poor cards in a major do not matter beside a good suit": [
        ("P", "J4.T753.KQJT43.J", "2D"),
        ("P", "J4.K753.QJT943.J", "Pass"),
        ("P", "7.JT75.AKJ8765.T", "3D"),
        ("P", "7.KT75.AJT8765.T", "Pass"),
    ],
    "eight cards come in at the level of three with next to nothing": [
        ("1H", "643..KJ976542.74", "3D"),
        ("1H", "643.5.J9765432.7", "Pass"),
    ],
    "two no trump over a weak two spades names four hearts when asked": [
        ("P P 2S 2NT P 3S P", "A53.A862.Q9.AQJ5", "4H"),
        ("P P 2S 2NT P 3S P", "A53.A82.Q97.AQJ5", "3NT"),
    ],
    "six spades are named over a preempt with ten points, five with eleven": [
        ("1H 3C", "AKT982..K86543.6", "3S"),
        ("1H 3C", "AKT98.92.K865.63", "X"),
    ],
    "with a stopper a cue bid is not answered by a jump past three no trump": [
        ("1D P 1H 1S 2D P 2S P", "A87..KJ97643.K85", "3D"),
    ],
    "a flat hand with next to nothing leaves them in one no trump": [
        ("P 1S X P 1NT P P", "T97.632.AT54.T86", "Pass"),
        ("P 1S X P 1NT P P", "T97.62.AT54.QJ86", "2S"),
    ],
    "who passed partner's opening has a long suit and no more when bidding later": [
        ("1C P P 1D P P", "JT72.QJ9873.7.T5", "1H"),
        ("1C P P 1D P P", "JT72.QJ98.T72.T5", "Pass"),
        ("P P 1C 1D P 1H P P", "T86532.A4.T87.62", "1S"),
        ("P P 1C 1D P 1H P P", "T8652.J4.T87.962", "Pass"),
        ("1C P P 1D P P 1H P", "K954.AT5.QJ4.A74", "Pass"),
    ],
    "beside one no trump of partner five cards come in with four points and shortness in theirs": [
        ("P 1C 1NT P P 2C P P", "543.AJ42.T9854.3", "2D"),
        ("P 1C 1NT P P 2C P P", "54.AJ42.T9854.32", "2D"),
        ("P 1C 1NT P P 2C P P", "54.J942.T9854.32", "Pass"),
    ],
    "seven cards of an overcall are bid again with seven points": [
        ("1C 1S 2H P P", "AT86532..AT875.6", "2S"),
        ("1C 1S 2H P P", "AT8653.4.AT875.6", "Pass"),
    ],
    "five cards with an honour at their head are named at the level of one after two suits of theirs": [
        ("1C P 1H P P", "KQJ97.42.943.K75", "1S"),
        ("1C P 1H P P", "KQJ9.42.9432.K75", "Pass"),
    ],
    "five cards headed by three of the top five overcall though there are four of their minor": [
        ("1C", "KQJT7.4.943.Q753", "1S"),
        ("1C", "KQ875.4.943.QJ53", "Pass"),
    ],
    "an advancer names six cards with eight points": [
        ("1D 1H 1S", "K94.32.86.AJ9432", "2C"),
        ("1D 1H 1S", "Q94.32.86.AJ9432", "Pass"),
    ],
    "opener with six and five shows the five before the six again": [
        ("1H 2C P P", "KQ763.AKJ752.9.5", "2S"),
        ("1H 2C P P", "K75.AKQ752.J92.5", "2H"),
        ("1H 2C P 3C", "KQ763.AKJ752.9.5", "3S"),
        ("1H 2C P 3C", "KQ76.AKJ752.92.5", "Pass"),
        ("1H P 1NT 2C", "KQ763.AKJ752.9.5", "2S"),
        ("1H P 1NT 2C", "KQ76.AKJ752.92.5", "2H"),
    ],
    "who overcalled one no trump doubles for penalties with four good trumps": [
        ("1H 1NT 2D P P", "A5.KJ3.AQT4.K932", "X"),
        ("1H 1NT 2D P P", "A5.KJ3.A874.KQ32", "Pass"),
        ("1H 1NT P P 2H", "A5.KQJ2.A87.K832", "X"),
        ("1H 1NT P P 2H", "A5.KJ32.A87.KQ32", "Pass"),
        ("1H 1NT 2D P P X P", "98732.J5.43.Q764", "Pass"),
    ],
    "six cards in a major with an honour answer one of a minor with four points": [
        ("1C P", "AT8643.T9742..76", "1S"),
        ("1C P", "QT8643.T9742..76", "Pass"),
        ("P P 1D P", "A98643.T9742..76", "1S"),
        ("P P 1D P", "A9864.T9742.5.76", "Pass"),
    ],
    "opener's four diamonds run to four cards elsewhere when a double of them is left in": [
        ("1D X P P", "K942.A8.K742.K87", "1S"),
        ("1D X P P", "K942.A8.K7432.K8", "Pass"),
        ("1D X P P", "K94.A83.K842.K87", "Pass"),
        ("1D X P P 1S P", "T843.J2.Q42.8762", "Pass"),
    ],
    "who balanced with a double takes one no trump out to six cards": [
        ("1S P P X P 1NT P", "3.KQJ4.92.KQT854", "2C"),
        ("1S P P X P 1NT P", "32.KQJ4.92.KQT85", "Pass"),
    ],
    "fourth seat opens six cards of a minor with two of the top three and eleven points": [
        ("P P P", "A8.QT53.AQT543.8", "1D"),
        ("P P P", "A8.QT53.AJT54.83", "Pass"),
        ("P P P", "Q7.K64.83.AQT987", "1C"),
        ("P P P", "Q7.K64.83.AJT987", "Pass"),
    ],
    "an opening of three no trump is doubled with thirteen points": [
        ("3NT", "QT52.A32.AT3.KT9", "X"),
        ("3NT", "QT52.A32.QT3.KT9", "Pass"),
        ("3NT P P", "QT52.A32.AT3.KT9", "X"),
        ("3NT P P", "QT52.A32.QT3.KT9", "Pass"),
        ("3NT P P X P", "52.2.983.QT98432", "Pass"),
    ],
    "opener bids a running six-card suit again over their two suits, and four cards at the level of one": [
        ("1D 1H P 1S", "54.Q98.AKQ963.65", "2D"),
        ("1D 1H P 1S", "54.Q98.AKJ963.65", "Pass"),
        ("1C 1D P 1H", "AQ52.A.J63.KT853", "1S"),
        ("1C 1D P 1H", "AQ52.5.K63.KT853", "Pass"),
    ],
    "with two cards of either suit partner's first is preferred when the second is doubled": [
        ("1S P P 2H 3C X", "J7.T642.QJ873.72", "3S"),
        ("1S P P 2H 3C X", "J7.T642.QJ87.732", "Pass"),
    ],
    "six spades with two of the top three outbid one heart and four": [
        ("1H P 4H", "AK9762.J7.964.AT", "4S"),
        ("1H P 4H", "AJ9762.J7.964.AT", "Pass"),
    ],
    "an overcall in a minor goes to five over their four with four trumps and shortness": [
        ("P 1S 2C 4S", ".A9543.QJT82.982", "5C"),
        ("P 1S 2C 4S", "5.A9543.QJT8.982", "Pass"),
        ("P 1S 2C 4S", "5.A9543.QJT.9872", "5C"),
    ],
    "a weak jump overcall is raised to game with five trumps": [
        ("1C 2S 4H", "J7643.92.K6.KT97", "4S"),
        ("1C 2S 4H", "J764.92.K65.KT97", "Pass"),
    ],
    "opener's eight cards are bid again whatever they say": [
        ("P P 1S 2C P 2D", "AK987652.A8.7.T2", "2S"),
        ("P P 1S 2C P 2D", "AK98765.A8.72.T2", "Pass"),
    ],
    "a raised minor competes with six cards and shortness in theirs": [
        ("1D P 2D 2H", "AQT.3.KT6543.J87", "3D"),
        ("1D P 2D 2H", "AQT.J32.KT654.J8", "Pass"),
    ],
    "six spades answer over one heart with four points": [
        ("P P 1D 1H", "T65432.6.K42.J53", "1S"),
        ("P P 1D 1H", "T65432.6.Q42.953", "Pass"),
    ],
    "a balancing bid that was doubled is run from with a singleton and five cards": [
        ("P 1S P 1NT P P 2C X", "53.KQT98.J5432.9", "2H"),
        ("P 1S P 1NT P P 2C X", "53.KQT98.J543.92", "Pass"),
    ],
    "an overcall at the two level is left for six cards with two of the top three": [
        ("1H 2C P", "AKT874.9874.T4.T", "2S"),
        ("1H 2C P", "AT9874.9874.K4.T", "Pass"),
    ],
}


@pytest.mark.parametrize(
    ("rule", "calls", "hand", "call"), [(rule, *case) for rule, cases in RULES.items() for case in cases]
)
def test_rules_hold_on_both_sides_of_their_borders(rule: str, calls: str, hand: str, call: str) -> None:
    assert chosen(after(calls, system()), Hand.parse(hand)).call is parse_call(call), rule


@pytest.mark.parametrize(
    ("calls", "hand", "call"),
    [
        ("1H P 4H", "AK9762.J7.964.AT", "4S"),
        ("P 1S 2C 4S", "5.A9543.QJT.9872", "5C"),
    ],
)
def test_sacrifices_over_their_game_wait_until_not_vulnerable(calls: str, hand: str, call: str) -> None:
    for vulnerable, expected in (("None", call), ("Both", "Pass")):
        assert chosen(after(calls, system(vulnerable)), Hand.parse(hand)).call is parse_call(expected)
