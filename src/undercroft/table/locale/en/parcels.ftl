table-no-such-parcel = There is nothing to fetch with this sentence: it works once, and for a quarter of an hour. Make a new one on the other device.
table-parcels-full = Too many are moving house at this moment. Try again in a while.
